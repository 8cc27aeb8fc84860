import { expect, test } from 'vitest';

import { locateIn } from '../../../../generator/load/read/locate.ts';
import { parseSource } from '../../../../generator/load/read/parse-source.ts';

test.each([
  ['a tab after a colon', 'a:\tb\n', { a: 'b' }],
  ['a tab before a comment', 'a: 1\t# c\nb: 2\n', { a: 1, b: 2 }],
  ['a tab after a dash', '-\ta\n-\tb\n', ['a', 'b']],
  ['a line of a tab', 'a: 1\n\t\nb: 2\n', { a: 1, b: 2 }],
  ['JSON indented with tabs', '{\n\t"a": [\n\t\t1,\n\t]\n}\n', { a: [1] }],
  ['Windows line ends', 'a: 1\r\nb:\r\n  - c\r\n', { a: 1, b: ['c'] }],
  [
    'a list of merge keys',
    'a: &x { b: 1 }\nc: &y { d: 2 }\ne: { <<: [*x, *y] }\n',
    {
      a: { b: 1 },
      c: { d: 2 },
      e: { b: 1, d: 2 },
    },
  ],
  ['an anchor that is defined again', 'a: &x 1\nb: *x\nc: &x 2\nd: *x\n', { a: 1, b: 1, c: 2, d: 2 }],
  [
    'numbers, booleans and dates as keys',
    '200: a\ntrue: b\n1.5: c\n2026-01-31: d\n',
    {
      200: 'a',
      true: 'b',
      1.5: 'c',
      '2026-01-31': 'd',
    },
  ],
  ['words that older versions read as booleans', 'no: on\ny: off\n', { no: 'on', y: 'off' }],
  ['a directive', '%YAML 1.1\n---\na: 1\n...\n', { a: 1 }],
  ['an empty document at the end', 'a: 1\n---\n', { a: 1 }],
  ['tags of the core schema', "a: !!str 1\nb: !!int '3'\n", { a: '1', b: 3 }],
  ['brackets that close in the column of their key', 'a: {\n  b: 1\n}\nc: [\n  1\n]\n', { a: { b: 1 }, c: [1] }],
  ['a list as a key', '[a, b]: c\n', { '[ a, b ]': 'c' }],
  ['a control character', 'a: "\u0001"\n', { a: '\u0001' }],
  ['lists in the column of their key', 'a:\n- b\n- c\n', { a: ['b', 'c'] }],
  ['an explicit key', '? a\n: b\n', { a: 'b' }],
  ['a key without a value in braces', 'a: { b, c: }\n', { a: { b: null, c: null } }],
])('reads %s', (_, text, expected) => {
  expect(parseSource('a.yaml', text)).toEqual({ file: 'a.yaml', value: expected, diagnostics: [] });
});

test('reads a value with the tag of another tool without the tag, with a warning at the tag', () => {
  const { value, diagnostics } = parseSource('a.yaml', 'a: 1\nb: !include x.yaml\n');
  expect(value).toEqual({ a: 1, b: 'x.yaml' });
  expect(diagnostics).toMatchObject([
    { code: 'yaml-syntax', severity: 'warning', place: { at: { line: 2, column: 4 } } },
  ]);
});

test.each([
  ['two documents', 'a: 1\n---\nb: 2\n', 'yaml-syntax'],
  ['a key that is there twice', 'a: 1\na: 2\n', 'yaml-duplicate-key'],
  ['a number and a string as one key', "200: a\n'200': b\n", 'yaml-syntax'],
])('rejects %s', (_, text, code) => {
  expect(parseSource('a.yaml', text)).toMatchObject({ diagnostics: [{ code, severity: 'error' }] });
});

test.each([
  ['paths', [6, 1]],
  ['info', [2, 1]],
  ['info title', [3, 3]],
  ['paths /a', [7, 3]],
  ['paths /a 1', [9, 5]],
  ['alias b', [11, 15]],
  ['info missing', [2, 1]],
])('finds %s in a text that only yaml reads', (path, [line, column]) => {
  const text = `openapi: 3.1.0
info: {
  title: Library
}
'x': !custom 1
paths:
  /a:
  - 1
  - 2
more: 1
anchor: &it { b: 1 }
alias: *it
`;
  expect(locateIn(() => text)({ file: 'a.yaml', path: path.split(' ') })).toMatchObject({ line, column });
});
