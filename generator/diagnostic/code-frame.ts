import type { Position } from './position.ts';

/** Lines of a frame are cut to this many characters, so that a minified file does not fill the screen. */
const WIDTH = 120;
const CONTEXT = 2;

/**
 * The line that a position is on with two lines before and after it, and carets below what is meant:
 *
 * ```
 *   11 | paths:
 * > 12 |   /customers: 3
 *      |   ^^^^^^^^^^
 * ```
 *
 * Empty when the file could not be read.
 */
export function codeFrame(position: Position): readonly string[] {
  const { line, column, length, lines } = position;
  if (lines[line - 1] === undefined) return [];
  const first = Math.max(1, line - CONTEXT);
  const last = Math.min(lastTextLine(lines), Math.max(line, line + CONTEXT));
  const digits = String(last).length;
  // A long line is shown from a little before the place on; its neighbours are shifted along with it.
  const skipped = column > WIDTH - 20 ? column - 40 : 0;

  const frame: string[] = [];
  for (let number = first; number <= Math.max(last, line); number += 1) {
    const text = cut(lines[number - 1] ?? '', skipped);
    frame.push(`${number === line ? '>' : ' '} ${String(number).padStart(digits)} | ${text}`.trimEnd());
    if (number !== line) continue;
    const carets = '^'.repeat(Math.max(1, Math.min(length, WIDTH - (column - 1 - skipped))));
    frame.push(`  ${' '.repeat(digits)} | ${' '.repeat(column - 1 - skipped)}${carets}`);
  }
  return frame;
}

function cut(line: string, skipped: number): string {
  return printable(line.slice(skipped, skipped + WIDTH));
}

/** Text of a spec must not steer the terminal, and a tab has to be as wide as the one caret below it. */
export function printable(text: string): string {
  return text.replace(/\t/g, ' ').replace(/\p{Cc}/gu, '\uFFFD');
}

/** The empty string behind the last line break is no line. */
function lastTextLine(lines: readonly string[]): number {
  return lines.at(-1) === '' ? lines.length - 1 : lines.length;
}
