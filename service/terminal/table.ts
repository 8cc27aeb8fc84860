import { stripVTControlCharacters } from 'node:util';

/** Rows in columns as wide as their widest cell; color codes have no width. */
export function table(rows: readonly (readonly string[])[]): string {
  const width = (cell: string): number => stripVTControlCharacters(cell).length;
  const count = Math.max(0, ...rows.map((row) => row.length));
  const widths = Array.from({ length: count }, (_, column) => Math.max(...rows.map((row) => width(row[column] ?? ''))));
  const lines = rows.map((row) =>
    row.map((cell, column) => cell + ' '.repeat((widths[column] ?? 0) - width(cell))).join('  '),
  );
  return lines.map((line) => `${line.trimEnd()}\n`).join('');
}
