import { expect, test } from 'vitest';

import { parseSource } from '../../../../generator/load/read/parse-source.ts';

test.each([
  [
    'a:\n  b:\n    c: 1\n   d: 2\n    e: 3\n',
    '4:4 this line is indented by 3 spaces, unlike the lines above it: 2 or 4 expected',
  ],
  [
    'a:\n  b: [x]\n      c: 1\n  d: 2\n',
    '3:7 this line is indented by 6 spaces, unlike the lines above it: 2 expected',
  ],
  ['a:\n  b: 1\n\n  # C.\n c: 2\n', '5:2 this line is indented by 1 space, unlike the lines above it: 0 or 2 expected'],
  [
    'a:\n  b:\n    - x\n   - y\n    - z\n',
    '4:4 this line is indented by 3 spaces, unlike the lines above it: 2 or 4 expected',
  ],
  ['a:\n  b: 1\n  - c\n', "3:3 a list item ('- ') is not allowed between the keys of a mapping"],
  [
    'a:\n  b: text\n    c: 1\n  d: 2\n',
    "2:6 this line has a value, so the lines below it can't be indented more than it is",
  ],
  [
    'a:\n  b: Create: a customer\n  c: 1\n',
    "2:6 the value contains ': ', which makes it another key: put it in quotes",
  ],
  ["a:\n  b: 'text\n  c: 1\nd: 2\n", "2:6 the ' that begins this value is not closed"],
  ['a:\n  b: "text\n  c: 1\nd: 2\n', '2:6 the " that begins this value is not closed'],
  ['a:\n  b: 1\n\tc: 2\n', '3:1 this line is indented with a tab; YAML accepts only spaces'],
  ['a:\n  b 1\n  c: 2\n', "2:3 this line is neither 'key: value' nor an item that begins with '- '"],
  ['a:\n  b:1\n  c: 2\n', '2:3 a space is missing after the colon'],
  ['a: [x, y\nb: 1\n', "2:1 the list in '[' above is not closed before this line"],
  ['a: { x: 1\nb: 1\n', "2:1 the mapping in '{' above is not closed before this line"],
  ['a: @b\n', "1:4 an unquoted value can't begin with @: put it in quotes"],
  ['a: 1\n---\nb: 2\n', "2:1 a second document begins here, after '---'; a file must contain one"],
  ['a:\n  b: 1\n<<<<<<< HEAD\n  c: 1\n=======\n  c: 2\n>>>>>>> x\n', '3:1 this is an unresolved merge conflict'],
])('explains the first syntax error of %j', (text, expected) => {
  const found = parseSource('a.yaml', text).diagnostics;
  expect(found.map(({ message, place: { at } }) => `${at!.line}:${at!.column} ${message}`)).toEqual([expected]);
});

test('reports every duplicate key before the first syntax error, and nothing after it', () => {
  const { diagnostics } = parseSource('a.yaml', 'a: 1\na: 2\nb: 1\nb: 2\nc: x: y\nd: 1\nd: 2\n');
  expect(diagnostics.map(({ code }) => code)).toEqual(['yaml-duplicate-key', 'yaml-duplicate-key', 'yaml-syntax']);
});
