import type { DocumentRow, DocumentTable } from '../document-content.ts';
import type { Canvas, TextStyle } from './canvas.ts';
import { areaOf, placeFor } from './page.ts';

const SIZES = [9, 8, 7, 6, 5, 4] as const;
const GAP = 10;
const PADDING = 4;
/** The least width of the first column; with less, the table gets a smaller font. */
const MIN_FIRST_WIDTH = 110;

interface Layout {
  readonly size: number;
  readonly widths: readonly number[];
}

/**
 * Draws a table, on as many pages as it needs, each with the headings. Returns where the content below it
 * starts.
 */
export function drawTable(canvas: Canvas, table: DocumentTable, top: number): number {
  const { doc } = canvas;
  const layout = layoutOf(canvas, table);
  const headings = { cells: table.columns, details: [] };
  const heading: TextStyle = { size: layout.size, isBold: true, isMuted: false };
  const body: TextStyle = { ...heading, isBold: false };
  const titleHeight = table.title === null ? 0 : 20;
  const first = table.rows[0];
  let y = placeFor(
    doc,
    top,
    titleHeight + rowHeight(canvas, layout, headings, heading) + (first ? rowHeight(canvas, layout, first, body) : 0),
  );
  if (table.title !== null) {
    canvas.write(table.title, { size: 10, isBold: true, isMuted: false }, { ...areaOf(doc), x: areaOf(doc).left, y });
    y += titleHeight;
  }
  y = drawRow(canvas, layout, headings, heading, y);
  for (const row of table.rows) {
    const place = placeFor(doc, y, rowHeight(canvas, layout, row, body));
    y = drawRow(canvas, layout, row, body, place === y ? y : drawRow(canvas, layout, headings, heading, place));
  }
  return y;
}

/** The largest font with which the columns of numbers leave enough width for the first one. */
function layoutOf(canvas: Canvas, { columns, rows }: DocumentTable): Layout {
  const { width } = areaOf(canvas.doc);
  const layouts = SIZES.map((size) => {
    const others = columns.slice(1).map((heading, index) => {
      const cells = rows.map(({ cells }) => canvas.width(cells[index + 1]!, { size, isBold: false, isMuted: false }));
      return GAP + Math.max(canvas.width(heading, { size, isBold: true, isMuted: false }), ...cells);
    });
    return { size, widths: [width - others.reduce((sum, each) => sum + each, 0), ...others] };
  });
  return layouts.find(({ widths }) => widths[0]! >= MIN_FIRST_WIDTH) ?? layouts.at(-1)!;
}

function rowHeight(
  canvas: Canvas,
  { widths, size }: Layout,
  { cells, details }: DocumentRow,
  style: TextStyle,
): number {
  const texts = [canvas.height(cells[0]!, style, widths[0]!)];
  for (const detail of details) texts.push(canvas.height(detail, detailStyle(size), widths[0]!));
  return texts.reduce((sum, each) => sum + each, 2 * PADDING);
}

function detailStyle(size: number): TextStyle {
  return { size: size - 1, isBold: false, isMuted: true };
}

/** Returns the bottom of the row. */
function drawRow(canvas: Canvas, layout: Layout, row: DocumentRow, style: TextStyle, top: number): number {
  const { widths, size } = layout;
  let x = areaOf(canvas.doc).left;
  for (const [column, cell] of row.cells.entries()) {
    const box = { x, y: top + PADDING, width: widths[column]! };
    if (column > 0) canvas.writeRight(cell, style, box);
    else canvas.write(cell, style, box);
    x += widths[column]!;
  }
  let y = top + PADDING + canvas.height(row.cells[0]!, style, widths[0]!);
  for (const detail of row.details) {
    canvas.write(detail, detailStyle(size), { x: areaOf(canvas.doc).left, y, width: widths[0]! });
    y += canvas.height(detail, detailStyle(size), widths[0]!);
  }
  canvas.rule(y + PADDING);
  return y + PADDING;
}
