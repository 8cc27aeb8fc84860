import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import type { JsonObject } from '../../../../generator/json.ts';
import { renderUnits } from '../../../support/render-units.ts';
import { validators } from '../../../../generator/targets/validators.ts';
import { isModule } from '../../../support/generated-modules.ts';
import { compilerMessages, SILENT } from '../types/compiles.ts';
import { apiOf } from '../types/api-of.ts';
import { apiOfSchemas, loadModules, loadSchemas } from './load-modules.ts';

const ref = (name: string): JsonObject => ({ $ref: `#/components/schemas/${name}` });

describe('each component is compiled once, into a separate module', () => {
  const schemas = {
    Node: {
      type: 'object',
      required: ['value'],
      properties: { value: { type: 'integer' }, next: ref('Node'), owner: ref('Owner') },
    },
    Owner: { type: 'object', properties: { first: ref('Node'), id: ref('OwnerId') } },
    OwnerId: { type: 'string', pattern: '^own_[a-z]{4}$' },
  };

  test('resolves modules that refer to each other and to themselves', async () => {
    const load = await loadSchemas(schemas);
    const node = await load('Node');
    const value = { value: 1, next: { value: 2, owner: { first: { value: 3, owner: { id: 'own_abcd' } } } } };
    expect(node.is(value)).toBe(true);
    value.next.owner.first.owner.id = 'x';
    expect(node.validate(value)).toMatchObject({ errors: [{ field: 'next.owner.first.owner.id', rule: 'pattern' }] });
  });

  test('calls its check from other modules', async () => {
    const { files } = await loadModules(apiOfSchemas(schemas));
    const owner = files.find(({ path }) => path.endsWith('/Owner.js'))!;
    expect(owner.text).toContain('from "../schemas/Node.js"');
    expect(owner.text).not.toContain('value');
  });

  test('inlines a small scalar where it is used', async () => {
    const { files } = await loadModules(apiOfSchemas(schemas));
    const owner = files.find(({ path }) => path.endsWith('/Owner.js'))!;
    expect(owner.text).toContain('^own_[a-z]{4}$');
    expect(owner.text).not.toContain('OwnerId');
  });
});

describe('the validators package', () => {
  const api = apiOf({
    paths: {
      '/cats/{cat_id}': {
        patch: {
          operationId: 'cats.update',
          parameters: [
            { name: 'cat_id', in: 'path', required: true, schema: { type: 'string', pattern: '^cat_' } },
            { name: 'limit', in: 'query', schema: { type: 'integer', maximum: 5 } },
            { name: 'tags', in: 'query', required: true, schema: { type: 'array', items: { enum: ['a', 'b'] } } },
            { name: 'X-Trace-Id', in: 'header', required: true, schema: { type: 'string', maxLength: 3 } },
          ],
          requestBody: { required: true, content: { 'application/json': { schema: ref('Cat') } } },
          responses: {
            '200': { description: 'ok', content: { 'application/json; charset=utf-8': { schema: ref('Cat') } } },
            '204': { description: 'nothing' },
            '4XX': {
              description: 'bad',
              content: { 'application/problem+json': { schema: { type: 'object', required: ['detail'] } } },
            },
            default: { description: 'else', content: { 'text/plain': { schema: { type: 'string' } } } },
          },
        },
      },
      '/ping': { get: { operationId: 'ping', responses: { '204': { description: 'nothing' } } } },
    },
    webhooks: {
      'cat.born.v2': {
        post: { requestBody: { content: { 'application/json': { schema: ref('Cat') } } }, responses: {} },
      },
    },
    components: {
      schemas: {
        Cat: {
          type: 'object',
          required: ['name'],
          properties: { name: { type: 'string' } },
          additionalProperties: false,
        },
      },
    },
  });

  test('exports a validator for each part of a request and each JSON response of an operation', async () => {
    const { module } = await loadModules(api);
    const update = await module('operations/cats.update');
    const parts = ['body', 'headers', 'path', 'query', 'response200', 'response4XX'];
    expect(Object.keys(update).sort()).toEqual(parts.flatMap((part) => [part, `${part}Check`]));
    expect(update['path']!.validate({ cat_id: 'x' })).toMatchObject({ errors: [{ field: 'cat_id', rule: 'pattern' }] });
    expect(update['query']!.validate({ limit: 'many', tags: ['a', 'c'], unknown: 1 })).toMatchObject({
      errors: [
        { field: 'limit', rule: 'type' },
        { field: 'tags[1]', rule: 'enum' },
      ],
    });
    expect(update['headers']!.validate({ 'x-trace-id': 'long', accept: '*/*' })).toMatchObject({
      errors: [{ field: 'x-trace-id' }],
    });
    expect(update['headers']!.validate({})).toMatchObject({ errors: [{ field: 'x-trace-id', rule: 'required' }] });
    expect(update['body']!.is({ name: 'Felix' })).toBe(true);
    expect(update['response200']!.is({ name: 'Felix', age: 3 })).toBe(false);
    expect(update['response4XX']!.is({ detail: '' })).toBe(true);
  });

  test('has a module for an operation without parameters or body', async () => {
    const { module } = await loadModules(api);
    expect(Object.keys(await module('operations/ping'))).toEqual([]);
  });

  test('has a module for each event, named after its type', async () => {
    const { module } = await loadModules(api);
    const { CatBornV2 } = await module('events/cat.born.v2');
    expect(CatBornV2!.is({ name: 'Felix' })).toBe(true);
    expect(CatBornV2!.is({})).toBe(false);
  });

  test('exports its public modules with types, and depends only on the types package', async () => {
    const { folder } = await loadModules(api);
    const manifest = JSON.parse(await readFile(join(folder, 'validators/package.json'), 'utf8'));
    expect(manifest).toMatchObject({
      name: '@zoo/validators',
      version: '1.2.3',
      type: 'module',
      sideEffects: false,
      dependencies: { '@zoo/types': '*' },
      exports: { './*': './src/operations/*.js' },
    });
  });

  test('compiles its declarations, and a guard narrows a type', async () => {
    const { files } = await loadModules(api);
    const declared = files.filter(({ path }) => path.endsWith('.ts'));
    const types = [
      'export interface Cat { name: string }',
      'export type CatBornV2 = Cat; export type CatsUpdateBody = Cat; export type CatsUpdateResponse200 = Cat;',
      'export interface CatsUpdatePath { cat_id: string } export interface CatsUpdateHeaders { "x-trace-id": string }',
      'export interface CatsUpdateQuery { limit?: number; tags: string[] } export interface CatsUpdateResponse4XX { detail: unknown }',
    ].join('\n');
    const use = `
      import { body } from './validators/src/operations/cats.update.js';
      import { Cat, check } from './validators/src/schemas/Cat.js';
      const value: unknown = JSON.parse('{}');
      if (body.is(value)) value.name.trim();
      const result = Cat.validate(value);
      export const text: string = result.ok ? result.value.name : result.errors[0]!.field;
      export const faults = check(value, true)?.length;`;
    const source = { sources: [] };
    const all = [
      ...declared,
      {
        path: 'node_modules/@zoo/types/package.json',
        text: '{"name":"@zoo/types","type":"module","exports":{".":"./index.ts"}}',
        ...source,
      },
      { path: 'node_modules/@zoo/types/index.ts', text: types, ...source },
    ];
    expect(await compilerMessages(all, use)).toEqual(SILENT);
  });

  test('has the same bytes after a second run', async () => {
    const render = () => renderUnits(validators.emit(api, { scope: '@zoo' }));
    expect(await render()).toEqual(await render());
  });
});

describe('hostile text', () => {
  const nasty = '"; throw new Error("out"); // \u2028 */ </script> ${1} `';
  const schema = {
    type: 'object',
    description: nasty,
    required: [nasty],
    properties: {
      [nasty]: { enum: [nasty, 'const err0 = {};if(vErrors === null){vErrors = [err0];}'], 'x-pattern-message': nasty },
    },
    patternProperties: { '^"\\u0060\\$\\{': { const: nasty } },
    dependentRequired: { [nasty]: [nasty] },
    additionalProperties: false,
  };

  test('stays text in names, values, patterns and messages', async () => {
    const load = await loadSchemas({ Nasty: schema });
    const validator = await load('Nasty');
    expect(validator.is({ [nasty]: nasty })).toBe(true);
    expect(validator.validate({})).toMatchObject({ errors: [{ field: nasty, rule: 'required' }] });
  });

  test('becomes distinct file names that stay in their folder', async () => {
    const names = ['a.b', 'A.b', 'aux', 'con.x', 'Ünïcode', '3d', '../up', 'a b', 'a-b', '..'];
    const schemas = Object.fromEntries(names.map((name, index) => [name, { const: index }]));
    const { files } = await loadModules(apiOfUnclashing(schemas));
    const modules = files.filter(({ path }) => /\/schemas\/.*\.js$/.test(path)).map(({ path }) => path);
    expect(modules).toHaveLength(names.length);
    expect(new Set(modules.map((path) => path.toLowerCase())).size).toBe(names.length);
    for (const path of modules) expect(path).toMatch(/^validators\/src\/schemas\/[A-Za-z0-9_][A-Za-z0-9_.-]*\.js$/);
  });
});

/** Every value inherits the members of `Object.prototype`. */
describe('members named like inherited ones', () => {
  test('count only as own members of the value', async () => {
    const load = await loadSchemas({
      Has: { type: 'object', required: ['toString', 'constructor'], properties: { constructor: { type: 'integer' } } },
      May: { type: 'object', properties: { valueOf: { type: 'string' } }, additionalProperties: false },
      Both: { allOf: [ref('Has')] },
    });
    for (const name of ['Has', 'Both']) {
      const has = await load(name);
      expect(has.is({})).toBe(false);
      expect(has.is({ toString: 1, constructor: 2 })).toBe(true);
      expect(has.is({ toString: 1, constructor: 'x' })).toBe(false);
    }
    const may = await load('May');
    expect(may.is({})).toBe(true);
    expect(may.is({ valueOf: 1 })).toBe(false);
    expect(may.is(JSON.parse('{"__proto__": 1}'))).toBe(false);
  });
});

describe('unsupported schemas', () => {
  test('rejects a reference that only running code could resolve', async () => {
    const units = validators.emit(apiOfSchemas({ Odd: { $dynamicRef: '#node' } }), { scope: '@zoo' });
    await expect(renderUnits(units)).rejects.toThrow(
      'failed to compile the validators of schemas/Odd: the model has left a $dynamicRef',
    );
  });

  test('rejects unevaluatedProperties in a schema that refers to itself', async () => {
    const odd = { allOf: [ref('Odd')], unevaluatedProperties: false };
    const units = validators.emit(apiOfSchemas({ Odd: odd }), { scope: '@zoo' });
    await expect(renderUnits(units)).rejects.toThrow(/schemas\/Odd: schema "Odd" leads back to itself/);
  });
});

test('no module compiles code at run time or loads one from outside of the generated packages', async () => {
  const { SCHEMAS } = await import('./keyword-schemas.ts');
  const { files } = await loadModules(apiOfSchemas(SCHEMAS as JsonObject));
  for (const { path, text } of files.filter(({ path }) => isModule(path))) {
    const forbidden = /\brequire\s*\(|\beval\s*\(|new Function|\bFunction\s*\(/.exec(text);
    expect({ path, forbidden }).toEqual({ path, forbidden: null });
    const specifiers = [...text.matchAll(/\bfrom\s*['"]([^'"]+)['"]/g)].map((match) => match[1]!);
    for (const specifier of specifiers) expect(`${path}: ${specifier}`).toMatch(/: (\.\.?\/|@\w+\/types$)/);
  }
});

/** Avoids clashing type names, which the model rejects, to test file names. */
function apiOfUnclashing(schemas: JsonObject): ReturnType<typeof apiOfSchemas> {
  const named = Object.entries(schemas).map(([name, json], index) => [`S${index}`, name, json] as const);
  const api = apiOfSchemas(Object.fromEntries(named.map(([plain, , json]) => [plain, json])));
  const originals = new Map<string, string>(named.map(([plain, name]) => [plain, name]));
  return {
    ...api,
    operations: [],
    schemas: api.schemas.map((schema) => ({ ...schema, name: originals.get(schema.name)! })),
  };
}
