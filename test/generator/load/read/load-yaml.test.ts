import { globSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';
import { parse } from 'yaml';

import { loadYaml } from '../../../../generator/load/read/load-yaml.ts';
import { parseSource } from '../../../../generator/load/read/parse-source.ts';

test.each([
  ['a: on', { a: 'on' }],
  ['a: yes', { a: 'yes' }],
  ['a: 2026-01-31', { a: '2026-01-31' }],
  ['a: 2026-01-31T10:00:00Z', { a: '2026-01-31T10:00:00Z' }],
  ['a: [1, -2.5, 0x1F, 1e3, True, ~]', { a: [1, -2.5, 31, 1000, true, null] }],
  ['200: { a: 1 }', { 200: { a: 1 } }],
  ['a: &a { b: 1 }\nc: *a\nd: { <<: *a, e: 2 }', { a: { b: 1 }, c: { b: 1 }, d: { b: 1, e: 2 } }],
  ['"__proto__": 1', JSON.parse('{ "__proto__": 1 }')],
])('reads %j by the YAML 1.2 core schema, with merge keys', (text, expected) => {
  expect(loadYaml(text)).toStrictEqual(expected);
});

test('reads JSON without the parser of YAML, colons and quotes in strings included', () => {
  const value = { a: 'b: "c"', 'd:"\\': [':', {}, { '': null }] };
  const unused = (): never => {
    throw new Error('the parser of YAML was called');
  };
  expect(loadYaml(` ${JSON.stringify(value)}\n`, unused)).toStrictEqual(value);
});

test.each(['{"a": 1, "a": 1}', '{"a": [{"b": ":", "b": 2}]}', '{"a": {"\\"": 1, "\\u0022": 1}, "c": {}}'])(
  'rejects the duplicate key in the JSON %j',
  (text) => {
    expect(() => loadYaml(text)).toThrow('duplicated mapping key');
  },
);

const files = globSync(['spec/**/*.yaml', 'test/golden/**/*.yaml', 'test/corpus/documents/*']).filter(
  (file) => parseSource(file, readFileSync(file, 'utf8')).value !== undefined,
);

// `yaml` explains syntax errors, so it must agree with `loadYaml` on what a text means.
test('loadYaml and yaml read the same values from every document of the repository', () => {
  expect(files.length).toBeGreaterThan(150);
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    expect(JSON.stringify(loadYaml(text)), file).toBe(JSON.stringify(parse(text, { merge: true, maxAliasCount: -1 })));
  }
});

test.each([
  'a: .inf\n',
  'a: -.INF\n',
  'a: [1, .nan]\n',
  'a: { b: .inf }\n',
  'a:\n  - .inf\n',
  'a: "\\ud800"\n',
  'a: ["\\udc00"]\n',
  '"\\ud800": a\n',
  'a: &b .inf\n',
  'a: !!float .inf\n',
])('reports the value in %j, which JSON can not represent', (text) => {
  expect(parseSource('a.yaml', text).diagnostics.map(({ code }) => code)).toEqual(['value-unusable']);
});
