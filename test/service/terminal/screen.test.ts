import { describe, expect, test } from 'vitest';

import { paintFor } from '../../../service/command-line/paint.ts';
import { openScreen } from '../../../service/terminal/screen.ts';
import { table } from '../../../service/terminal/table.ts';

/** Everything that is written, in order, as one terminal gets it. */
function terminal(isTTY: boolean, columns = 20) {
  const written: string[] = [];
  const stream = { isTTY, columns, write: (text: string) => void written.push(text) };
  return { screen: openScreen(stream, stream, {}), written: () => written.join('') };
}

describe('the status line', () => {
  test('stays below other output, is replaced, and disappears at the end', () => {
    const { screen, written } = terminal(true);
    screen.status('1 of 2');
    screen.out('a line\n');
    screen.status('2 of 2');
    screen.status(undefined);
    const clear = '\r\u001B[2K';
    expect(written()).toBe(`1 of 2${clear}a line\n1 of 2${clear}2 of 2${clear}`);
  });

  test.each([
    [20, 19],
    [0, 79],
  ])('is cut to the width of the terminal: %d', (columns, length) => {
    const { screen, written } = terminal(true, columns);
    screen.status('x'.repeat(100));
    expect(written()).toBe('x'.repeat(length));
  });

  test('is printed only at a terminal', () => {
    const { screen, written } = terminal(false);
    screen.status('1 of 2');
    screen.err('a line\n');
    expect(written()).toBe('a line\n');
  });
});

describe('colors', () => {
  test.each<[boolean, Record<string, string>, boolean]>([
    [true, {}, true],
    [true, { NO_COLOR: '' }, true],
    [true, { NO_COLOR: '1' }, false],
    [true, { NO_COLOR: '1', FORCE_COLOR: '1' }, false],
    [true, { TERM: 'dumb' }, false],
    [false, {}, false],
    [false, { FORCE_COLOR: '1' }, false],
  ])('with a terminal (%j) and %j, are on: %j', (isTerminal, env, coloured) => {
    expect(paintFor(isTerminal, env)('red', 'x')).toBe(coloured ? '\u001B[31mx\u001B[39m' : 'x');
  });

  test('count as zero width in a table', () => {
    const red = paintFor(true, {})('red', 'ab');
    expect(table([[red, 'x'], ['abc', 'y', 'z'], ['a']])).toBe(`${red}   x\nabc  y  z\na\n`);
  });
});
