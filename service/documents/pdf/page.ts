/** The area of a page that has content, in points. */
export interface Area {
  readonly left: number;
  readonly width: number;
  readonly bottom: number;
}

export function areaOf({ page }: PDFKit.PDFDocument): Area {
  const { left, right, bottom } = page.margins;
  return { left, width: page.width - left - right, bottom: page.height - bottom };
}

/** `y` if a block of the height fits below it, otherwise the top of a new page. */
export function placeFor(doc: PDFKit.PDFDocument, y: number, height: number): number {
  if (y + height <= areaOf(doc).bottom) return y;
  doc.addPage();
  return doc.page.margins.top;
}
