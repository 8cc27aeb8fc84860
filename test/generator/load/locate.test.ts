import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { locate } from '../../../generator/load/locate.ts';
import { writeFiles } from './write-files.ts';

const text = `# comment
info:
  "quoted": 'x'
  list:
    - one
    - { two: 2, "three": [3, 4] }
  text: |
    not: a key
200: number
anchored: &a
  inner: 1
alias: *a
`;

test.each([
  [['info'], 2, 1, 4],
  [['info', 'quoted'], 3, 3, 8],
  [['info', 'list', 0], 5, 7, 3],
  [['info', 'list', 1], 6, 7, 1],
  [['info', 'list', 1, 'three'], 6, 17, 7],
  [['info', 'list', 1, 'three', 1], 6, 30, 1],
  [['info', 'list', '1', 'two'], 6, 9, 3],
  [['info', 'text'], 7, 3, 4],
  [['200'], 9, 1, 3],
  [['alias', 'inner'], 11, 3, 5],
  [['alias'], 12, 1, 5],
  [['info', 'missing', 'further'], 2, 1, 4],
  [['info', 'list', 7], 4, 3, 4],
  [[], 2, 1, 1],
])('%j stands in line %i, column %i', async (path, line, column, length) => {
  const file = `${await writeFiles({ 'a.yaml': text })}/a.yaml`;
  expect(locate({ file, path })).toMatchObject({ line, column, length });
});

test('JSON, tabs, carriage returns and a byte order mark', async () => {
  const directory = await writeFiles({ 'a.json': '\uFEFF{\r\n\t"a": {\r\n\t\t"b": [1,\r\n2]\r\n\t}\r\n}' });
  expect(locate({ file: `${directory}/a.json`, path: ['a', 'b'] })).toMatchObject({ line: 3, column: 3, length: 3 });
  expect(locate({ file: `${directory}/a.json`, path: ['a', 'b', 1] })).toMatchObject({ line: 4, column: 1 });
  expect(locate({ file: `${directory}/a.json`, path: [] }).lines[1]).toBe('\t"a": {');
});

test('a file that is not there, or is not YAML, has a first line', async () => {
  const directory = await writeFiles({ 'bad.yaml': 'a: [' });
  expect(locate({ file: `${directory}/none.yaml`, path: ['a'] })).toEqual({ line: 1, column: 1, length: 1, lines: [] });
  expect(locate({ file: `${directory}/bad.yaml`, path: ['a'] })).toEqual({
    line: 1,
    column: 1,
    length: 1,
    lines: ['a: ['],
  });
  expect(locate({ file: `${directory}/bad.yaml`, path: [], at: { line: 1, column: 4 } })).toMatchObject({
    line: 1,
    column: 4,
  });
});

test('a file that has changed is read again', async () => {
  const file = `${await writeFiles({ 'a.yaml': 'a: 1\n' })}/a.yaml`;
  expect(locate({ file, path: ['a'] }).line).toBe(1);
  writeFileSync(file, '# a comment before\na: 1\n');
  expect(locate({ file, path: ['a'] }).line).toBe(2);
});
