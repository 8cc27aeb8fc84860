import type { DocumentContent } from '../document-content.ts';
import type { Canvas, TextStyle } from './canvas.ts';
import { areaOf } from './page.ts';

const TITLE: TextStyle = { size: 18, isBold: true, isMuted: false };
const STRONG: TextStyle = { size: 9, isBold: true, isMuted: false };
const PLAIN: TextStyle = { size: 9, isBold: false, isMuted: false };
const MUTED: TextStyle = { size: 9, isBold: false, isMuted: true };

/**
 * Draws the seller, the title, the buyer, and the facts beside it. Returns where the content below them
 * starts.
 */
export function drawHeading(canvas: Canvas, { title, seller, buyer, facts }: DocumentContent): number {
  const { left, width } = areaOf(canvas.doc);
  const top = canvas.doc.page.margins.top;
  const half = width / 2 - 12;
  canvas.write(seller, STRONG, { x: left, y: top, width: half });
  canvas.writeRight(title, TITLE, { x: left, y: top - 6, width });
  const below = Math.max(top + canvas.height(seller, STRONG, half), top + 24) + 20;
  canvas.rule(below - 10);

  let y = below;
  const write = (text: string, style: TextStyle): void => {
    canvas.write(text, style, { x: left, y, width: half });
    y += canvas.height(text, style, half);
  };
  write(buyer.title, MUTED);
  for (const [index, line] of buyer.lines.entries()) write(line, index === 0 ? STRONG : PLAIN);
  return Math.max(y, drawFacts(canvas, facts, below)) + 20;
}

function drawFacts(canvas: Canvas, facts: DocumentContent['facts'], top: number): number {
  const { left, width } = areaOf(canvas.doc);
  const x = left + width / 2;
  const labelWidth = 100;
  const valueWidth = width / 2 - labelWidth;
  let y = top;
  for (const { label, value } of facts) {
    canvas.write(label, MUTED, { x, y, width: labelWidth });
    canvas.write(value, PLAIN, { x: x + labelWidth, y, width: valueWidth });
    y += Math.max(canvas.height(label, MUTED, labelWidth), canvas.height(value, PLAIN, valueWidth)) + 2;
  }
  return y;
}
