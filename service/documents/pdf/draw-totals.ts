import type { DocumentTotal } from '../document-content.ts';
import type { Canvas } from './canvas.ts';
import { areaOf, placeFor } from './page.ts';

const ROW_HEIGHT = 16;

/**
 * Draws the totals below each other in the right half of one page. Returns where the content below them
 * starts.
 */
export function drawTotals(canvas: Canvas, totals: readonly DocumentTotal[], top: number): number {
  let y = placeFor(canvas.doc, top, totals.length * ROW_HEIGHT);
  const { left, width } = areaOf(canvas.doc);
  const box = { x: left + width / 2, width: width / 2 };
  for (const { label, amount, isStrong } of totals) {
    const style = { size: isStrong ? 10 : 9, isBold: isStrong, isMuted: false };
    canvas.write(label, style, { ...box, y });
    canvas.writeRight(amount, style, { ...box, y });
    y += ROW_HEIGHT;
  }
  return y;
}
