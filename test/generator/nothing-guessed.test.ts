import { expect, test } from 'vitest';

import type { JsonObject, JsonValue } from '../../generator/json.ts';
import { diagnosticsOf } from './diagnostic/diagnostics-of.ts';

const done = { '200': { description: 'Done.' } };
const text = { type: 'string' };
const object = { type: 'object', properties: { a: text } };
const array = { type: 'array', items: text };

const at = (paths: JsonObject, more: JsonObject = {}): JsonObject => ({ paths, ...more });
const operation = (more: JsonObject): JsonObject => ({
  paths: { '/a': { post: { operationId: 'a.do', responses: done, ...more } } },
});
const parameter = (more: JsonObject): JsonObject => operation({ parameters: [{ name: 'a', in: 'query', ...more }] });
const body = (...content: [string, JsonObject][]): JsonObject =>
  operation({ requestBody: { content: Object.fromEntries(content) } });
const schemas = (all: JsonObject): JsonObject => ({
  ...body(['application/json', { schema: { $ref: '#/components/schemas/A' } }]),
  components: { schemas: all },
});
const named = (operationId: string): JsonObject => ({ get: { operationId, responses: done } });
const placed = (name: string): JsonObject => ({
  get: {
    operationId: `a.${name}`,
    parameters: [{ name, in: 'path', required: true, schema: text }],
    responses: done,
  },
});

/** Documents with omissions and unusual features; `run-packages.test.ts` tests their packages over HTTP. */
const CASES: readonly (readonly [name: string, document: JsonObject, said: readonly string[]])[] = [
  [
    'a schema that contains itself',
    schemas({ A: { type: 'object', properties: { a: { $ref: '#/components/schemas/A' } } } }),
    [],
  ],
  [
    'references in a circle',
    schemas({ A: { $ref: '#/components/schemas/B' }, B: { $ref: '#/components/schemas/A' } }),
    ['ref-cycle'],
  ],
  [
    'a form that only its place has a name for',
    schemas({
      A: {
        oneOf: [{ $ref: '#/components/schemas/B' }, { $ref: '#/components/schemas/A/$defs/C' }],
        discriminator: { propertyName: 'kind' },
        $defs: { C: { type: 'object', properties: { kind: text, c: text }, required: ['kind', 'c'] } },
      },
      B: { type: 'object', properties: { kind: text, b: text }, required: ['kind', 'b'] },
    }),
    ['discriminator-unmapped'],
  ],
  [
    'a form without a name whose schema says its tag',
    schemas({
      A: {
        oneOf: [{ $ref: '#/components/schemas/B' }, { $ref: '#/components/schemas/A/$defs/C' }],
        discriminator: { propertyName: 'kind' },
        $defs: { C: { allOf: [{ type: 'object', properties: { kind: { const: 'c' } }, required: ['kind'] }] } },
      },
      B: { type: 'object', properties: { kind: text, b: text }, required: ['kind', 'b'] },
    }),
    [],
  ],
  [
    'a form without a name that a value is mapped to',
    schemas({
      A: {
        anyOf: [{ $ref: '#/components/schemas/B/properties/c' }],
        discriminator: { propertyName: 'kind', mapping: { c: '#/components/schemas/B/properties/c' } },
      },
      B: { type: 'object', properties: { c: { type: 'object', properties: { kind: text }, required: ['kind'] } } },
    }),
    [],
  ],
  ['names that differ in case only', at({ '/a': named('a.get'), '/b': named('A.Get') }), ['name-clash']],
  ['no operationId', at({ '/a': { get: { responses: done } } }), ['operation-id-missing']],
  [
    'an operationId twice',
    at({ '/a': named('a.get'), '/b': named('a.get') }),
    ['operation-id-duplicate', 'name-clash'],
  ],
  ['paths that match the same', at({ '/a/{x}': placed('x'), '/a/{y}': placed('y') }), ['path-ambiguous']],
  ['a path that another one matches, too', at({ '/a/{x}': placed('x'), '/a/b': named('a.b') }), []],
  ['a parameter without a name', parameter({ name: '', schema: text }), ['openapi-invalid']],
  ['a placeholder without a name', at({ '/a/{}': named('a.get') }), ['path-parameter-missing']],
  ['the two together', at({ '/a/{}': placed('') }), ['path-parameter-missing', 'openapi-invalid']],
  ['a parameter without a schema', parameter({}), ['parameter-without-schema']],
  ['a parameter that is JSON', parameter({ content: { 'application/json': { schema: object } } }), []],
  [
    'a parameter that is of another media type',
    parameter({ content: { 'text/csv': { schema: text } } }),
    ['request-unread'],
  ],
  ['a cookie', parameter({ in: 'cookie', schema: text }), ['request-unread']],
  ['deepObject', parameter({ style: 'deepObject', schema: object }), []],
  [
    'an object in a deepObject',
    parameter({ style: 'deepObject', schema: { type: 'object', properties: { a: object } } }),
    ['request-unread'],
  ],
  ['pipeDelimited', parameter({ style: 'pipeDelimited', explode: false, schema: array }), []],
  ['spaceDelimited', parameter({ style: 'spaceDelimited', explode: false, schema: array }), []],
  ['a form', body(['application/x-www-form-urlencoded', { schema: object }]), []],
  ['a multipart form', body(['multipart/form-data', { schema: object }]), []],
  [
    'a form with an encoding',
    body(['multipart/form-data', { schema: object, encoding: { a: { contentType: 'text/html' } } }]),
    ['request-unread'],
  ],
  ['text', body(['text/plain', { schema: text }]), []],
  ['bytes', body(['application/octet-stream', {}]), []],
  ['bytes of any image', body(['image/*', {}]), []],
  ['an object of any media type', body(['*/*', { schema: object }]), []],
  ['XML as an object', body(['application/xml', { schema: object }]), ['request-unread']],
  ['JSON or a form', body(['application/json', { schema: object }], ['multipart/form-data', { schema: object }]), []],
  [
    'JSON or something else',
    body(['application/json', { schema: object }], ['text/csv', { schema: text }]),
    ['request-unread'],
  ],
  [
    'JSON or XML',
    body(['application/json', { schema: object }], ['application/xml', { schema: object }]),
    ['request-unread'],
  ],
  [
    'two kinds of JSON',
    body(['application/json', { schema: object }], ['application/merge-patch+json', { schema: true }]),
    [],
  ],
  [
    'responses by range and by default',
    operation({ responses: { ...done, '4XX': { description: 'No.' }, default: { description: 'Oh.' } } }),
    [],
  ],
  [
    'a response that is XML',
    operation({ responses: { '200': { description: 'Done.', content: { 'application/xml': { schema: object } } } } }),
    ['response-unread'],
  ],
  [
    'a server with variables',
    { ...operation({}), servers: [{ url: 'https://{a}.example', variables: { a: { default: 'b' } } }] },
    [],
  ],
  ['a server without a host', { ...operation({}), servers: [{ url: '/v1' }] }, []],
];

test.each(CASES)('reports the expected diagnostics for %s', async (_name, members, said) => {
  const document: JsonValue = { openapi: '3.1.0', info: { title: 'A', version: '1' }, ...members };
  const found = await diagnosticsOf('spec.json', { readText: () => JSON.stringify(document) });
  expect(found.map(({ code }) => code)).toEqual(said);
  for (const { place } of found) expect(place.path).not.toEqual([]);
});
