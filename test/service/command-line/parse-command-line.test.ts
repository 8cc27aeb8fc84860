import { expect, test } from 'vitest';

import {
  ArgumentError,
  choiceArgument,
  parseCommandLine,
  portArgument,
} from '../../../service/command-line/parse-command-line.ts';

const options = { out: { type: 'string' }, help: { type: 'boolean', default: false } } as const;

test('returns the values of options and the positionals', () => {
  const { values, positionals } = parseCommandLine(['a', '--out', 'b'], { options, allowPositionals: true });
  expect([values.out, values.help, positionals]).toEqual(['b', false, ['a']]);
});

test.each([
  [['--oops'], "Unknown option '--oops'"],
  [['--out'], "Option '--out <value>' argument missing"],
  [['file'], "Unexpected argument 'file'"],
])('reports %j in one sentence', (argv, message) => {
  expect(() => parseCommandLine(argv, { options })).toThrow(
    expect.objectContaining({ name: 'ArgumentError', message: expect.stringMatching(new RegExp(`^${message}[^.]*$`)) }),
  );
});

test('accepts one of several values and names them otherwise', () => {
  expect(choiceArgument('format', 'json', ['text', 'json'])).toBe('json');
  expect(() => choiceArgument('format', 'xml', ['text', 'json'])).toThrow('--format xml: must be one of text, json');
});

test.each(['-1', '65536', 'x', '1.5', ''])('rejects the port %j', (port) => {
  expect(portArgument('port', '0')).toBe(0);
  expect(() => portArgument('port', port)).toThrow(ArgumentError);
});
