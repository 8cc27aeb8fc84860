import type { Canvas, TextStyle } from './canvas.ts';
import { areaOf } from './page.ts';

const STYLE: TextStyle = { size: 8, isBold: false, isMuted: true };

/** Draws the text and the number of the page at the bottom of each page. */
export function drawFooters(canvas: Canvas, text: string): void {
  const { doc } = canvas;
  const { start, count } = doc.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    doc.switchToPage(page);
    const { left, width, bottom } = areaOf(doc);
    const box = { x: left, y: bottom + 18, width };
    // PDFKit would add a page for text below the bottom margin.
    doc.page.margins.bottom = 0;
    canvas.write(text, STYLE, { ...box, width: width - 80 });
    canvas.writeRight(`Page ${page - start + 1} of ${count}`, STYLE, box);
  }
}
