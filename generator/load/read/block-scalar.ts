/** A text of several lines, and where the first line behind it begins. */
export interface BlockScalar {
  readonly value: string;
  readonly end: number;
}

const HEADER = /[|>]([+-]?) *\n/y;

/**
 * Reads what stands below a `|` or `>` (YAML 1.2.2, §8.1) in an entry of this indentation. Gives nothing for one whose own indentation is
 * said or is hard to see: with lines of nothing but spaces, or at the end of a text that does not end its last line.
 */
export function readBlockScalar(text: string, at: number, parent: number): BlockScalar | undefined {
  HEADER.lastIndex = at;
  const header = HEADER.exec(text);
  if (header === null) return undefined;
  const folded = text[at] === '>';
  let line = HEADER.lastIndex;
  let [value, indent, empty, wasDeeper] = ['', 0, 0, false];
  for (let end = text.indexOf('\n', line); line < text.length; line = end + 1, end = text.indexOf('\n', line)) {
    if (end === -1) return undefined;
    if (end === line) {
      empty += 1;
      continue;
    }
    const column = columnOf(text, line);
    if (line + column === end) return undefined;
    if (indent === 0) {
      if (column <= parent) return undefined;
      indent = column;
    } else if (column < indent) break;
    const isDeeper = column > indent;
    value += breaks(value === '', empty, folded && !isDeeper && !wasDeeper);
    value += text.slice(line + indent, end);
    wasDeeper = folded && isDeeper;
    empty = 0;
  }
  if (indent === 0) return undefined;
  const after = { '': '\n', '-': '', '+': '\n'.repeat(empty + 1) }[header[1]!]!;
  return { value: value + after, end: line };
}

function columnOf(text: string, line: number): number {
  let at = line;
  while (text.charCodeAt(at) === 32) at += 1;
  return at - line;
}

/** What stands between two lines that have so many empty ones between them. */
function breaks(isFirst: boolean, empty: number, folds: boolean): string {
  if (isFirst) return '\n'.repeat(empty);
  if (!folds) return '\n'.repeat(empty + 1);
  return empty === 0 ? ' ' : '\n'.repeat(empty);
}
