import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import * as fc from 'fast-check';
import { dump } from 'js-yaml';
import { expect, test } from 'vitest';

import { findUnusable } from '../../../../generator/load/read/find-unusable.ts';
import { loadYaml } from '../../../../generator/load/read/load-yaml.ts';
import { parseSource } from '../../../../generator/load/read/parse-source.ts';
import { readPlainYaml } from '../../../../generator/load/read/plain-yaml.ts';

const runs = { seed: 20_250_611, numRuns: 4000 };

/** What has a meaning in YAML, among what has none. */
const text = fc.constantFrom(
  ...[
    'a',
    'name',
    'https://a.example/b?c=d#e',
    'x: y',
    'x:',
    '# c',
    'a #b',
    '- d',
    "it's",
    'say "hi"',
    '',
    ' lead',
    'trail ',
  ],
  ...[
    'null',
    '~',
    'True',
    '12',
    '-3',
    '1.50',
    '0x1F',
    '1e3',
    '.5',
    '<<',
    '<b>',
    '[x]',
    '{y}',
    '*z',
    '&z',
    '!t',
    '|',
    '>',
    '?',
    '-',
  ],
  ...[
    'two\nlines',
    'a\n\nb\n',
    'end\n\n',
    '  ind\nx',
    'a\n  b\nc',
    'a\n \nb',
    '\nx',
    'fold '.repeat(20),
    'é日本',
    'a\\b',
  ],
);
/** Those of several lines are written in a way that only a full parser reads. */
const key = text.filter((each) => !each.includes('\n') && each.length < 40);
const { document } = fc.letrec((tie) => ({
  document: fc.dictionary(key, tie('value'), { minKeys: 1, maxKeys: 5 }),
  value: fc.oneof(
    { maxDepth: 4, depthIdentifier: 'value' },
    fc.oneof(text, fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true }), fc.boolean(), fc.constant(null)),
    fc.array(tie('value'), { maxLength: 3 }),
    tie('document'),
  ),
}));
const style = fc.record({
  indent: fc.constantFrom(1, 2, 4),
  lineWidth: fc.constantFrom(-1, 20, 80),
  flowLevel: fc.constantFrom(-1, -1, 2, 3),
  noArrayIndent: fc.boolean(),
});
const written = fc.tuple(document, style).map(([value, options]) => dump(value, options));

/** Changes the text somewhere, as somebody does who does not look: most of what comes of it is wrong, or means something else. */
const edit = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
  gone: fc.nat(3),
  come: fc.constantFrom(...' :-#\'"|>[]{}&*!a1,?\n', '', '  ', ': ', '- ', ' # c', '\n  ', '\n\n', '>-\n', '|2\n'),
});
const edited = fc.tuple(written, fc.array(edit, { maxLength: 2 })).map(([before, edits]) => withEdits(before, edits));

type Edit = Parameters<Parameters<(typeof edit)['map']>[0]>[0];

function withEdits(before: string, edits: readonly Edit[]): string {
  return edits.reduce((now, { at, gone, come }) => {
    const start = Math.floor(at * now.length);
    return now.slice(0, start) + come + now.slice(start + gone);
  }, before);
}

function byFullParser(yaml: string): unknown {
  try {
    return loadYaml(yaml);
  } catch {
    return undefined;
  }
}

test('what it reads is what a full parser reads, and it reads nothing that is wrong', () => {
  let read = 0;
  fc.assert(
    fc.property(edited, (yaml) => {
      const value = readPlainYaml(yaml)?.value;
      if (value === undefined) return;
      read += 1;
      expect(value).toStrictEqual(byFullParser(yaml));
    }),
    runs,
  );
  expect(read).toBeGreaterThan(runs.numRuns / 10);
});

test('what is written as in another version is what that has, and nothing else is', () => {
  let taken = 0;
  const versions = fc.tuple(written, fc.array(edit, { maxLength: 2 }), fc.array(edit, { maxLength: 1 }));
  fc.assert(
    fc.property(versions, ([yaml, one, other]) => {
      const known = readPlainYaml(withEdits(yaml, one));
      const version = withEdits(yaml, other);
      const read = readPlainYaml(version, known?.entries);
      if (known === undefined || read === undefined) return;
      expect(read.value).toStrictEqual(byFullParser(version));
      if ([...read.entries].some(([name, entry]) => entry === known.entries.get(name))) taken += 1;
    }),
    runs,
  );
  expect(taken).toBeGreaterThan(runs.numRuns / 10);
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
])('what has no form in JSON is found, in a text and in one that takes it over: %j', (yaml) => {
  const filler = Array.from({ length: 20 }, (_, at) => `k${at}: text\n`).join('');
  const source = parseSource('a.yaml', filler + yaml);
  expect(source.diagnostics.map(({ code }) => code)).toEqual(['value-unusable']);
  const version = parseSource('b.yaml', `${filler}${yaml}more: text\n`, source);
  expect(version.diagnostics.map(({ code }) => code)).toEqual(['value-unusable']);
});

test('what it is sure to be usable is', () => {
  let sure = 0;
  fc.assert(
    fc.property(edited, (yaml) => {
      const read = readPlainYaml(yaml);
      if (read?.isUsable !== true) return;
      sure += 1;
      expect(findUnusable(read.value).problems).toEqual([]);
    }),
    runs,
  );
  expect(sure).toBeGreaterThan(runs.numRuns / 10);
});

test.each([
  ['a text that goes on behind an empty line', 'a: |+\n  b\nc: d\n', 'a: |+\n  b\n\nc: d\n'],
  ['a text that goes on with what looks like a comment', 'a: |\n  b\nc: d\n', 'a: |\n  b\n  # e\nc: d\n'],
  ['a list that goes on below its key', 'a:\n- b\nc: d\n', 'a:\n- b\n- e\nc: d\n'],
  ['a mapping that goes on', 'a:\n  b: c\nd: e\n', 'a:\n  b: c\n  f: g\nd: e\n'],
  ['an end without a line', 'a: b\nc: d', 'a: b\nc: d\n'],
  ['a text at the end', 'a: b\nc: |+\n  d\n', 'a: b\nc: |+\n  d\n\n'],
])('it goes on reading where an entry does: %s', (_, before, after) => {
  for (const [known, version] of [
    [before, after],
    [after, before],
  ] as const) {
    expect(readPlainYaml(version, readPlainYaml(known)!.entries)!.value).toStrictEqual(loadYaml(version));
  }
});

test('it reads what programs write', () => {
  const yaml = dump({
    openapi: '3.1.0',
    paths: {
      '/a/{b}:c': {
        get: { parameters: [], deprecated: true, responses: { 200: { description: 'Two.\n\nLines, '.repeat(9) } } },
      },
    },
    components: {
      schemas: {
        A: { type: ['string', 'null'], pattern: '^[^:]+: \\d#$', enum: ['1', 1, '~', null, 'it’s'], maxLength: 1.5 },
      },
    },
  });
  expect(readPlainYaml(yaml)?.value).toStrictEqual(loadYaml(yaml));
});

const SPEC = join(import.meta.dirname, '../../../../spec');
const specFiles = readdirSync(SPEC, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.yaml'));

test('it reads every file of the spec', () => {
  expect(specFiles.length).toBeGreaterThan(100);
  for (const file of specFiles) {
    const yaml = readFileSync(join(SPEC, file), 'utf8');
    expect(readPlainYaml(yaml)?.value, file).toStrictEqual(loadYaml(yaml));
  }
});

test('it reads lists and mappings in brackets: over several lines, without spaces around them, with a comma behind the last', () => {
  const yaml = `a: [b, 'c, d', "e: f", 12, null, [], {}, [g, { h: i, 'j': ~ }]]
k: {l: m:n, o: http://p/q?r, $ref: '#/s'}
t:
  [
    u,
    v w,
  x]
y:
  - { z: [true] }
  -
    { z: -1.50, }
w:
  [
    1,
    [2, ],
  ]
`;
  expect(readPlainYaml(yaml)?.value).toStrictEqual(loadYaml(yaml));
  for (const wrong of ['a: [,]\n', 'a: [b,,]\n', 'a: { , }\n', 'a: { b: c,, }\n'])
    expect(readPlainYaml(wrong)).toBeUndefined();
});

test.each([
  ['a: &b 1\nc: *b\n', 'an alias'],
  ['a: &b { c: 1 }\nd:\n  <<: *b\n', 'a merge'],
  ['a: 1\na: 2\n', 'equal keys'],
  ['a: 1\n  b: 2\n', 'a wrong indentation'],
  ['a: b: c\n', 'two values'],
  ['a: "b\n', 'an open quote'],
  ['a: [b, c\n', 'an open bracket'],
  ['a:\n  b: [c,\n  d]\n', 'a bracket that ends too far to the left'],
  ['a: { b: 1, b: 2 }\n', 'equal keys in brackets'],
  ['a: 1\n---\nb: 2\n', 'two documents'],
  ['- a\n- b\n', 'a list'],
  ['a:\tb\n', 'a tab'],
  ['a: b\r\n', 'a carriage return'],
])('it leaves %j to others: %s', (yaml) => {
  expect(readPlainYaml(yaml)).toBeUndefined();
});
