/**
 * A value of a table. Strings are texts, which a spreadsheet may take for a formula; amounts are bigints of
 * the smallest unit of their currency.
 */
export type Cell = string | number | bigint | boolean | null;

/**
 * What a spreadsheet would run, after spaces too. The full-width forms of these characters count as the
 * characters.
 */
const FORMULA = /^[\t\r\n]|^\s*[=+\-@＝＋－＠]/u;
const NEEDS_QUOTES = /[",\r\n]|^\s|\s$/;

/**
 * A line of a CSV file as in RFC 4180, with its line end. A text that a spreadsheet would run as a formula
 * has a single quote before it.
 */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell !== 'string') return String(cell);
  // The database can't store these two kinds of characters in a text.
  const text = cell.toWellFormed().replaceAll('\0', '\u{FFFD}');
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
