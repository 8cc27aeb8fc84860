import * as fc from 'fast-check';
import { dump } from 'js-yaml';
import { expect, test } from 'vitest';

import { loadVersion } from '../../../generator/changes/base/load-version.ts';
import type { JsonValue } from '../../../generator/json.ts';
import { type LoadedSpec, loadSpec } from '../../../generator/load/load-spec.ts';
import type { ParsedFiles } from '../../../generator/load/read/sources.ts';

const DOCUMENT = {
  openapi: '3.0.3',
  info: { title: 'Ferries', version: '1.0.0' },
  paths: {
    '/ferries': {
      get: {
        operationId: 'list',
        responses: {
          200: { description: 'All.\n\n# of them\n', content: json({ $ref: '#/components/schemas/List' }) },
        },
      },
    },
    '/ferries/{id}': {
      parameters: [{ $ref: '#/components/parameters/Id' }],
      get: {
        operationId: 'get',
        responses: { 200: { description: 'One.', content: json({ $ref: '#/components/schemas/Ferry' }) } },
      },
    },
    '/ports': {
      get: {
        operationId: 'ports',
        responses: { 200: { description: 'Ports.', content: json({ $ref: '#/components/schemas/Port' }) } },
      },
    },
  },
  components: {
    parameters: { Id: { name: 'id', in: 'path', required: true, schema: { type: 'string', nullable: true } } },
    schemas: {
      List: { type: 'array', items: { $ref: '#/components/schemas/Ferry' } },
      Ferry: {
        type: 'object',
        description: 'A ship.\n\nOf some size.\n',
        properties: { name: { type: 'string', example: 'Anna' }, port: { $ref: '#/components/schemas/Port' } },
        required: ['name'],
      },
      Port: {
        oneOf: [{ $ref: '#/components/schemas/Near' }, { $ref: '#/components/schemas/Far' }],
        discriminator: { propertyName: 'kind', mapping: { near: 'Near', far: '#/components/schemas/Far' } },
      },
      Near: { type: 'object', properties: { kind: { type: 'string' }, depth: { type: 'number', nullable: true } } },
      Far: { allOf: [{ $ref: '#/components/schemas/Near' }, { type: 'object', required: ['kind'] }] },
    },
  },
};

function json(schema: JsonValue): JsonValue {
  return { 'application/json': { schema } };
}

const yaml = dump(DOCUMENT, { lineWidth: -1 });
const inJson = JSON.stringify(DOCUMENT, null, 1);

/** A line that is taken away, said again, put somewhere else, moved to the right, or followed by something. */
const edit = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
  to: fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
  kind: fc.constantFrom('remove', 'double', 'move', 'indent', 'say', 'say', 'add', 'add'),
  come: fc.constantFrom(
    ...['', '# note', '      # note', '      more: true', '  x-note: 1', '      $ref: "#/components/schemas/Port"'],
    ...['    Other: { $ref: "#/paths/~1ports/get/responses/200/content/application~1json/schema" }', '---', '...'],
    ...[
      '    Near: &near { type: string }',
      '    Aliased: *near',
      '    Far: { allOf: [{ $ref: "#/components/schemas/Port" }] }',
    ],
    ...['    Ferry: null', '      $id: https://a.example/b', '      x-pagination: { cursor: after }', '- a', '    - b'],
  ),
});

type Edit = Parameters<Parameters<(typeof edit)['map']>[0]>[0];

function edited(text: string, edits: readonly Edit[]): string {
  const lines = text.split('\n');
  for (const { at, to, kind, come } of edits) {
    const index = Math.floor(at * lines.length);
    const line = lines[index]!;
    if (kind === 'remove' || kind === 'move') lines.splice(index, 1);
    if (kind === 'move' || kind === 'double') lines.splice(Math.floor(to * lines.length), 0, line);
    if (kind === 'indent') lines[index] = `  ${line}`;
    if (kind === 'say') lines[index] = line.replace(/([a-z])('?)$/, '$1x$2').replace('string', 'integer');
    if (kind === 'add') lines.splice(index, 0, come);
  }
  return lines.join('\n');
}

async function bothWays(
  base: string,
  head: string,
): Promise<{ version: LoadedSpec; alone: LoadedSpec; known: LoadedSpec }> {
  const texts: Readonly<Record<string, string>> = { 'base.yaml': base, 'head.yaml': head };
  const readText = (file: string): string => texts[file] ?? fail(file);
  const parsed: ParsedFiles = new Map();
  const known = await loadSpec('head.yaml', { readText, parsed });
  const version = await loadVersion('base.yaml', known, parsed, readText);
  return { known, version, alone: await loadSpec('base.yaml', { readText }) };
}

function fail(file: string): never {
  throw new Error(`there is no ${file}`);
}

const errorsOf = ({ diagnostics }: LoadedSpec): object[] => diagnostics.filter(({ severity }) => severity === 'error');

test.each([
  ['YAML', yaml, yaml],
  ['JSON', inJson, inJson],
  ['JSON after YAML', inJson, yaml],
])('a version says what it says when it is read alone: %s', async (_, first, second) => {
  const seen = { taken: 0, refused: 0 };
  await fc.assert(
    fc.asyncProperty(fc.array(edit, { maxLength: 3 }), fc.array(edit, { maxLength: 2 }), async (one, other) => {
      const { version, alone, known } = await bothWays(edited(first, one), edited(second, other));
      expect(errorsOf(version)).toStrictEqual(errorsOf(alone));
      const isRefused = errorsOf(alone).length > 0;
      if (isRefused) seen.refused += 1;
      // Half of what is refused may be missing.
      expect(isRefused || JSON.stringify(version.document)).toBe(isRefused || JSON.stringify(alone.document));
      const path = ['components', 'schemas', 'Near', 'properties'];
      expect(version.place(path)).toStrictEqual(alone.place(path));

      const shared = Object.entries(known.document['paths'] ?? {}).some(
        ([name, item]) => item === (version.document['paths'] as Record<string, JsonValue> | undefined)?.[name],
      );
      if (shared) seen.taken += 1;
    }),
    { seed: 20_261_121, numRuns: 150 },
  );
  expect(seen.taken).toBeGreaterThan(20);
  expect(seen.refused).toBeGreaterThan(20);
});

test('what is the same is taken over, and what is not is read', async () => {
  const { version, known } = await bothWays(yaml, yaml.replace('depth:', 'draught:'));
  const [schemas, others] = [version, known].map(
    ({ document }) => (document['components'] as Record<string, Record<string, JsonValue>>)['schemas']!,
  );
  expect(schemas!['Ferry']).toBe(others!['Ferry']);
  expect(schemas!['Near']).not.toBe(others!['Near']);
});

test.each([
  ['a component that only the new version has', `${yaml}    Quay: { type: string }\n`, "'#/components/schemas/Quay'"],
  ['a component by its bare name', `${yaml}    Quay: { type: string }\n`, 'Quay'],
])('a base that refers to %s is refused, though the same stands in both', async (_, head, ref) => {
  const [from, to] = ref === 'Quay' ? ['near: Near', 'near: Quay'] : ["'#/components/schemas/Near'", ref];
  const { version, known } = await bothWays(yaml.replace(from, to), head.replace(from, to));
  expect(errorsOf(known)).toEqual([]);
  expect(errorsOf(version)).toEqual([expect.objectContaining({ code: 'ref-unresolved' })]);
});

test('a circle through what is the same is found', async () => {
  const closing = yaml.replace(
    'type: object\n      properties:\n        kind:',
    "allOf: [{ $ref: '#/components/schemas/Far' }]\n      properties:\n        kind:",
  );
  expect(closing).not.toBe(yaml);
  const { version } = await bothWays(closing, yaml);
  expect(errorsOf(version)).toEqual([expect.objectContaining({ code: 'ref-cycle' })]);
});
