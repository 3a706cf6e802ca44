// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#include "KiwiPeer.h"

#include <kiwi/kiwi.h>

#include <vector>

struct KiwiPeer {
  kiwi::Solver solver;
  std::vector<kiwi::Variable> variables;
};

KiwiPeer *kiwiMake(void) { return new KiwiPeer; }

void kiwiDestroy(KiwiPeer *peer) { delete peer; }

size_t kiwiMakeVariable(KiwiPeer *peer, bool isLength) {
  peer->variables.emplace_back();
  if (isLength) {
    peer->solver.addConstraint(
      kiwi::Constraint(kiwi::Expression(kiwi::Term(peer->variables.back())), kiwi::OP_GE));
  }
  return peer->variables.size() - 1;
}

bool kiwiAdd(
  KiwiPeer *peer, const size_t *variables, const double *factors, size_t count, double constant,
  int relation, double priority) {
  std::vector<kiwi::Term> terms;
  terms.reserve(count);
  for (size_t i = 0; i < count; ++i) {
    terms.emplace_back(peer->variables[variables[i]], factors[i]);
  }
  const auto comparison = relation < 0 ? kiwi::OP_LE : relation > 0 ? kiwi::OP_GE : kiwi::OP_EQ;
  try {
    peer->solver.addConstraint(
      kiwi::Constraint(
        kiwi::Expression(std::move(terms), constant), comparison,
        priority < 0 ? kiwi::strength::required : priority));
    return true;
  } catch (const std::exception &) {
    return false;
  }
}

void kiwiEdit(KiwiPeer *peer, size_t variable) {
  peer->solver.addEditVariable(peer->variables[variable], kiwi::strength::strong);
}

void kiwiSuggest(KiwiPeer *peer, size_t variable, double value) {
  peer->solver.suggestValue(peer->variables[variable], value);
}

void kiwiUpdate(KiwiPeer *peer) { peer->solver.updateVariables(); }

double kiwiValue(const KiwiPeer *peer, size_t variable) {
  return peer->variables[variable].value();
}
