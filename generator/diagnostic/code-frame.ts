import type { Paint } from '../../service/command-line/paint.ts';
import type { Position } from './diagnostic.ts';

/** Lines of a frame are cut to this many characters, so that a minified file does not fill the screen. */
const WIDTH = 120;
const CONTEXT = 2;

/**
 * The line of a position with two lines before and after it, which are dimmed, and carets below the
 * characters at fault, between empty lines and indented:
 *
 * ```
 *     11 | paths:
 *   > 12 |   /customers: 3
 *        |   ^^^^^^^^^^
 * ```
 *
 * Empty when the file could not be read.
 */
export function paintedFrame({ line, column, length, lines }: Position, paint: Paint): readonly string[] {
  if (lines[line - 1] === undefined) return [];
  // The empty string after the last line break does not count as a line.
  const end = lines.at(-1) === '' ? lines.length - 1 : lines.length;
  const last = Math.max(line, Math.min(end, line + CONTEXT));
  const digits = String(last).length;
  // Shows a long line from a little before the place on, and shifts the lines around it equally.
  const skipped = column > WIDTH - 20 ? column - 40 : 0;

  const frame: string[] = [];
  for (let number = Math.max(1, line - CONTEXT); number <= last; number += 1) {
    const text = printable(lines[number - 1]!.slice(skipped, skipped + WIDTH));
    const shown = `${number === line ? '>' : ' '} ${String(number).padStart(digits)} | ${text}`.trimEnd();
    frame.push(`  ${number === line ? shown : paint('dim', shown)}`);
    if (number !== line) continue;
    const carets = '^'.repeat(Math.max(1, Math.min(length, WIDTH - (column - 1 - skipped))));
    frame.push(`  ${paint('dim', `  ${' '.repeat(digits)} | ${' '.repeat(column - 1 - skipped)}${carets}`)}`);
  }
  return ['', ...frame, ''];
}

/** Removes control characters, which could steer the terminal, and makes tabs as wide as their caret. */
export function printable(text: string): string {
  return text.replace(/\t/g, ' ').replace(/\p{Cc}/gu, '\uFFFD');
}
