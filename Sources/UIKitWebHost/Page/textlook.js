// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

// How a line of text looks beyond font and colour; its last value says it.

const radians = 180 / Math.PI;

/// The elements of a line: the text, which `span` shows already, between what lies behind and before it.
export function showLook(span, line) {
  const [, x, y, , , color] = line;
  const [spacing, slant, stretch, shadow, outline, ...bars] = line[10];
  const style = span.style;
  if (spacing) style.letterSpacing = `${spacing / stretch}px`;
  if (slant || stretch !== 1) {
    // The lower left corner of the element is where the baseline starts.
    style.transformOrigin = "0 100%";
    style.transform += ` skewX(${-Math.atan(slant) * radians}deg) scaleX(${stretch})`;
  }
  if (shadow) {
    // The transform moves the shadow too; where it falls is said without.
    const left = (shadow[1] + slant * shadow[2]) / stretch;
    style.textShadow = `${left}px ${shadow[2]}px ${shadow[3]}px ${shadow[0]}`;
  }
  if (outline) {
    style.webkitTextStroke = `${outline[1]}px ${outline[0]}`;
    style.webkitTextFillColor = outline[2] ? color : "transparent";
  }
  const elements = (behind) => bars.filter((bar) => bar[5] === behind).map((bar) => showBar(bar, x, y));
  return [...elements(true), span, ...elements(false)];
}

function showBar([left, top, width, height, color, , ...dashes], x, y) {
  const bar = document.createElement("span");
  const style = bar.style;
  style.position = "absolute";
  style.left = style.top = "0";
  style.transform = `translate(${x + left}px,${y + top}px)`;
  style.width = `${width}px`;
  style.height = `${height}px`;
  style.background = dashes.length ? pattern(color, dashes) : color;
  return bar;
}

function pattern(color, dashes) {
  let at = 0;
  const stops = dashes.map((length, place) => {
    const from = at;
    at += length;
    return `${place % 2 ? "transparent" : color} ${from}px ${at}px`;
  });
  return `repeating-linear-gradient(to right, ${stops.join(", ")})`;
}

/// Draws a line on a canvas that has its font and colour.
export function drawLook(context, line) {
  const [string, x, y, width, size, , underlined] = line;
  const [spacing, slant, stretch, shadow, outline, ...bars] = line[10];
  context.save();
  context.translate(x, y);
  drawBars(context, bars, true);
  if (underlined) context.fillRect(0, size * 0.1, width, Math.max(size / 18, 0.5));
  context.save();
  if (shadow) {
    // A canvas counts shadows in pixels.
    const scale = context.getTransform().a;
    [context.shadowColor] = shadow;
    context.shadowOffsetX = shadow[1] * scale;
    context.shadowOffsetY = shadow[2] * scale;
    context.shadowBlur = shadow[3] * scale;
  }
  if (spacing) context.letterSpacing = `${spacing / stretch}px`;
  context.transform(stretch, 0, -slant, 1, 0, 0);
  if (!outline || outline[2]) context.fillText(string, 0, 0);
  if (outline) {
    [context.strokeStyle, context.lineWidth] = outline;
    context.setLineDash([]);
    context.strokeText(string, 0, 0);
  }
  context.restore();
  drawBars(context, bars, false);
  context.restore();
}

function drawBars(context, bars, behind) {
  for (const [x, y, width, height, color, isBehind, ...dashes] of bars) {
    if (isBehind !== behind) continue;
    if (dashes.length) {
      context.strokeStyle = color;
      context.lineWidth = height;
      context.lineCap = "butt";
      context.setLineDash(dashes);
      context.lineDashOffset = 0;
      context.beginPath();
      context.moveTo(x, y + height / 2);
      context.lineTo(x + width, y + height / 2);
      context.stroke();
    } else {
      context.save();
      context.fillStyle = color;
      context.fillRect(x, y, width, height);
      context.restore();
    }
  }
}
