import { expect, test } from 'vitest';

import type { JsonObject, JsonValue } from '../../../../generator/json.ts';
import type { Api } from '../../../../generator/model/api.ts';
import { partNames } from '../../../../generator/model/part-names.ts';
import { renderFile } from '../../../../generator/render/render-all.ts';
import { renderUnits } from '../../../support/render-units.ts';
import { types } from '../../../../generator/targets/types.ts';
import { apiOf, apiOfSchemas } from './api-of.ts';
import { compilerMessages, SILENT } from './compiles.ts';
import { ZOO } from './zoo.ts';

async function emitted(api: Api): Promise<Map<string, string>> {
  const units = types.emit(api, { scope: '@zoo' });
  return new Map(
    await Promise.all(units.map(async (unit) => [unit.path, await renderFile(unit, 'spec.yaml')] as const)),
  );
}

test('prints a package that reads as if written by hand', async () => {
  const files = await emitted(apiOf(ZOO));
  expect([...files.keys()].sort()).toEqual(
    ['README.md', 'package.json', 'src/events.ts', 'src/index.ts', 'src/operations.ts', 'src/schemas.ts'].map(
      (path) => `types/${path}`,
    ),
  );
  await expect(files.get('types/src/schemas.ts')).toMatchFileSnapshot('expected/schemas.txt');
  await expect(files.get('types/src/operations.ts')).toMatchFileSnapshot('expected/operations.txt');
  await expect(files.get('types/src/events.ts')).toMatchFileSnapshot('expected/events.txt');
  await expect(files.get('types/src/index.ts')).toMatchFileSnapshot('expected/index.txt');
  await expect(files.get('types/README.md')).toMatchFileSnapshot('expected/README.txt');
  expect(JSON.parse(files.get('types/package.json')!)).toMatchObject({
    name: '@zoo/types',
    version: '1.2.3',
    exports: { '.': './src/index.ts' },
  });
});

test('names the parts of the document that each file depends on', () => {
  const api = apiOf(ZOO);
  const units = types.emit(api, { scope: '@zoo' });
  const parts = (path: string): string[] => [
    ...partNames(api)(units.find((unit) => unit.path === `types/src/${path}`)!.from),
  ];
  const schemas = ['schemas/Animal', 'schemas/AnimalChange', 'schemas/AnimalId', 'schemas/Status'];
  const operations = ['operations/animals.replace', 'operations/pictures.get'];
  expect(parts('schemas.ts')).toEqual(schemas);
  expect(parts('operations.ts')).toEqual([...operations, ...schemas]);
  expect(parts('events.ts')).toEqual(['events/animal.born.v1', 'events/animal.born.v2', ...schemas]);
});

test("comments the members of a dictionary's values", async () => {
  const described = (description: string): JsonObject => ({ type: 'string', description });
  const price = { type: 'object', properties: { amount: described('What it costs.') } };
  const files = await emitted(
    apiOfSchemas({
      Shop: { type: 'object', properties: { name: described('What it is called.') } },
      Prices: { type: 'object', additionalProperties: price },
    }),
  );
  expect(files.get('types/src/schemas.ts')).toMatch(/\/\*\* What it costs\. \*\/\s+amount\?: string;/);
});

test('leaves out the files that would be empty', async () => {
  const files = await emitted(apiOf({}));
  expect([...files.keys()].sort()).toEqual(['types/README.md', 'types/package.json', 'types/src/index.ts']);
  expect(await compilerMessages([{ path: 'index.ts', text: files.get('types/src/index.ts')! }])).toEqual(SILENT);
});

test('both compilers reject programs that violate the document', { timeout: 60_000 }, async () => {
  const use = `
    import type { Animal, AnimalsReplaceBody, AnimalsReplaceHeaders, AnimalsReplacePath, AnimalsReplaceQuery, AnimalsReplaceResponse200 } from './types/src/index.ts';
    import type { AnimalsReplaceResponse4XX, AnimalsReplaceResponseDefault, EventPayloads, PicturesGetResponse200 } from './types/src/index.ts';
    export const path: AnimalsReplacePath = { animal_id: 'ani_1' };
    // @ts-expect-error the id of something else
    export const otherKind: AnimalsReplacePath = { animal_id: 'kee_1' };
    export const query: AnimalsReplaceQuery = { include: ['food'], per_page: 3 };
    // @ts-expect-error undefined is not absent
    export const undefinedMember: AnimalsReplaceQuery = { per_page: undefined };
    export const headers: AnimalsReplaceHeaders = { 'skip-count': true };
    export const body: AnimalsReplaceBody = { status: 'away' };
    // @ts-expect-error closed in a request
    export const unknownStatus: AnimalsReplaceBody = { status: 'asleep' };
    export const animal: AnimalsReplaceResponse200 = { id: 'ani_1', name: 'Mia', status: 'asleep', keeper_id: null };
    export const problem: AnimalsReplaceResponse4XX = 7;
    export const otherwise: AnimalsReplaceResponseDefault = 'text';
    export const picture: PicturesGetResponse200 = new Uint8Array();
    export const first: EventPayloads['animal.born'][1] = animal;
    export const second: EventPayloads['animal.born'][2] = { data: animal };
    // @ts-expect-error there is no third version
    export type Third = EventPayloads['animal.born'][3];
    // @ts-expect-error a response without a body has no type
    export type { AnimalsReplaceResponse204 } from './types/src/index.ts';
    export const known = (it: Animal): boolean => it.status === 'here';
  `;
  expect(await compilerMessages(await renderUnits(types.emit(apiOf(ZOO), { scope: '@zoo' })), use)).toEqual(SILENT);
});

test('writes no text of a document as code', { timeout: 60_000 }, async () => {
  const bad = '*/ export const broken = `${process.exit()}` /*\u2028// \u2029 \r\n @deprecated {{lit x}} "\' \\';
  const schemas = {
    [bad]: { type: 'string', title: bad, pattern: bad, default: bad },
    'a/b~c': { type: 'string' },
    '3d': { type: 'string', 'x-id-prefix': bad },
    ...Object.fromEntries(
      [
        'Record',
        'Omit',
        'WithRequired',
        'Readonly',
        'Array',
        'Object',
        'String',
        'Promise',
        'class',
        'any',
        'components',
      ].map((name) => [name, { type: 'string' }]),
    ),
    Everything: {
      type: 'object',
      description: bad,
      required: [bad, '__proto__', 'constructor'],
      properties: {
        [bad]: {
          description: bad,
          enum: [bad, '/** 0 */', '/* 0', -1, 1e21, 0.5, true, [bad], { [bad]: bad }],
          example: bad,
          default: { [bad]: bad },
        },
        __proto__: { const: bad },
        constructor: { type: 'object', additionalProperties: { $ref: '#/components/schemas/Record' } },
        1: { type: 'array', items: { enum: [bad], 'x-open-enum': true } },
        '-1': { allOf: [{ $ref: '#/components/schemas/Loose' }], required: [bad] },
        2: { allOf: [{ $ref: '#/components/schemas/Key' }], required: ['key'] },
        'x y': { const: { [bad]: null } },
        é: true,
      },
    },
    Key: { type: 'object', properties: { key: { type: ['string', 'null'] } } },
    Loose: { type: 'object', description: '', properties: { [bad]: { type: 'string' } } },
  };
  const units = types.emit(apiOfSchemas(schemas), { scope: '@zoo' });
  const use = `
    import type { Everything, Loose } from './types/src/index.ts';
    export const loose: Loose = { ${JSON.stringify(bad)}: 'text' };
    export const strict: Required<Loose> = {} as NonNullable<Everything['-1']>;
    export const strictKey: string | null = ({} as NonNullable<Everything[2]>).key;
    export const literal: NonNullable<Everything[${JSON.stringify(bad)}]> = '/** 0 */';
  `;
  expect(await compilerMessages(await renderUnits(units), use)).toEqual(SILENT);
  const formatted = await Promise.all(
    units.map(async (unit) => ({ path: unit.path, text: await renderFile(unit, 'spec.yaml') })),
  );
  expect(await compilerMessages(formatted, use)).toEqual(SILENT);
});

test('prints the same types whatever the order of keys in the document', async () => {
  expect(await emitted(apiOf(reversed(ZOO) as JsonObject))).toEqual(await emitted(apiOf(ZOO)));
});

function reversed(value: JsonValue): JsonValue {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, member]) => [key, reversed(member)]),
  );
}
