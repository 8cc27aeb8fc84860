import { dump } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { locateIn } from '../../../../generator/load/read/locate.ts';
import { writeFiles } from '../write-files.ts';

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
])('locates %j in line %i, column %i', async (path, line, column, length) => {
  const file = `${await writeFiles({ 'a.yaml': text })}/a.yaml`;
  expect(locateIn()({ file, path })).toMatchObject({ line, column, length });
});

test('counts tabs, carriage returns and a byte order mark in JSON', async () => {
  const directory = await writeFiles({ 'a.json': '\uFEFF{\r\n\t"a": {\r\n\t\t"b": [1,\r\n2]\r\n\t}\r\n}' });
  expect(locateIn()({ file: `${directory}/a.json`, path: ['a', 'b'] })).toMatchObject({
    line: 3,
    column: 3,
    length: 3,
  });
  expect(locateIn()({ file: `${directory}/a.json`, path: ['a', 'b', 1] })).toMatchObject({ line: 4, column: 1 });
  expect(locateIn()({ file: `${directory}/a.json`, path: [] }).lines[1]).toBe('\t"a": {');
});

test('returns the first line of a file that is missing or not YAML', async () => {
  const directory = await writeFiles({ 'bad.yaml': 'a: [' });
  expect(locateIn()({ file: `${directory}/none.yaml`, path: ['a'] })).toEqual({
    line: 1,
    column: 1,
    length: 1,
    lines: [],
  });
  expect(locateIn()({ file: `${directory}/bad.yaml`, path: ['a'] })).toEqual({
    line: 1,
    column: 1,
    length: 1,
    lines: ['a: ['],
  });
  expect(locateIn()({ file: `${directory}/bad.yaml`, path: [], at: { line: 1, column: 4 } })).toMatchObject({
    line: 1,
    column: 4,
  });
});

test('reads each file once', () => {
  const read: string[] = [];
  const locate = locateIn((file) => {
    read.push(file);
    return 'a: 1\nb: 2\n';
  });
  expect([locate({ file: 'x', path: ['a'] }).line, locate({ file: 'x', path: ['b'] }).line]).toEqual([1, 2]);
  expect(read).toEqual(['x']);
});

describe('a text of thousands of lines', () => {
  const members = (component: string): object =>
    Object.fromEntries(
      Array.from({ length: 300 }, (_, at) => [`${component}_${at}`, { type: 'string', maxLength: at }]),
    );
  const document = {
    info: { title: 'components: {', description: '}\n  schemas:\n    A:\n' },
    components: {
      schemas: {
        A: { properties: members('a') },
        "It's: B": { properties: members('b') },
        'C d': { properties: members('c') },
      },
      responses: {},
    },
  };
  /** The line of the one member with this name. */
  const lineOf = (text: string, name: string): number =>
    text.split('\n').findIndex((line) => line.trim().startsWith(`${name}:`) || line.trim().startsWith(`"${name}":`)) +
    1;
  const yaml = dump(document).replace('    A:', '    # A:\n    A: # first\n      # not here');
  const repeated = `${yaml.replace('b_7:', 'b_7: &seven')}again: *seven\n`.replace(
    'c_9:\n          type: string\n',
    'c_9:\n          type: *seven\n',
  );

  test.each([
    ['YAML', yaml],
    ['JSON', `${JSON.stringify(document, null, 2)}\n`],
    ['with carriage returns', yaml.replaceAll('\n', '\r\n')],
    ['with aliases', repeated],
  ])('locates members at every depth: %s', async (_, text) => {
    const file = `${await writeFiles({ 'large.yaml': text })}/large.yaml`;
    const at = (component: string, name: string): number =>
      locateIn()({ file, path: ['components', 'schemas', component, 'properties', name] }).line;
    expect(at('A', 'a_299')).toBe(lineOf(text, 'a_299'));
    expect(at("It's: B", 'b_0')).toBe(lineOf(text, 'b_0'));
    expect(at("It's: B", 'b_7')).toBe(lineOf(text, 'b_7'));
    expect(at('C d', 'c_150')).toBe(lineOf(text, 'c_150'));
    expect(at('C d', 'c_300')).toBe(lineOf(text, 'c_0') - 1);
    expect(
      locateIn()({ file, path: ['components', 'schemas', 'C d', 'properties', 'c_150', 'maxLength'] }),
    ).toMatchObject({
      line: lineOf(text, 'c_150') + 2,
      column: text.split('\n')[lineOf(text, 'c_150') + 1]!.search(/\S/) + 1,
    });
    expect(locateIn()({ file, path: ['components', 'responses'] }).line).toBe(lineOf(text, 'responses'));
    expect(locateIn()({ file, path: ['components', 'none'] }).line).toBe(lineOf(text, 'components'));
  });

  test('locates a member of an alias at its anchor', async () => {
    const file = `${await writeFiles({ 'large.yaml': repeated })}/large.yaml`;
    const first = lineOf(repeated, 'b_7');
    expect(locateIn()({ file, path: ['again', 'maxLength'] }).line).toBe(first + 2);
    const path = ['components', 'schemas', 'C d', 'properties', 'c_9', 'type', 'maxLength'];
    expect(locateIn()({ file, path }).line).toBe(first + 2);
  });
});
