import { upgradeFromThreeToThreeOne } from '@scalar/openapi-upgrader/3.0-to-3.1';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import type { JsonObject } from '../../../../generator/json.ts';
import { upgrade } from '../../../../generator/load/normalize/upgrade.ts';

const DOCUMENT: JsonObject = {
  openapi: '3.0.3',
  info: { title: 'Old', version: '1' },
  paths: {
    '/plain': { get: { responses: { 200: { description: 'Nothing of 3.0.' } } } },
    '/old': { get: { parameters: [{ name: 'a', in: 'query', example: 1, schema: { type: 'integer' } }] } },
    'x-note': 'A text.',
  },
  components: {
    schemas: {
      Same: { type: 'string', maxLength: 3 },
      Old: { type: 'string', nullable: true },
      Bound: { type: 'number', minimum: 1, exclusiveMinimum: true },
      Bytes: { type: 'object', properties: { file: { type: 'string', format: 'binary' } } },
      Either: { nullable: true, anyOf: [{ type: 'string' }, { type: 'boolean' }] },
    },
    examples: { one: { value: { nullable: true } } },
    'x-kept': [1],
  },
  'x-webhooks': { born: { post: { responses: {} } } },
};

/** A schema of 3.0 with and without what 3.1 writes in another way; no union, of which the library leaves something to be done. */
const anySchema = fc.letrec<{ schema: JsonObject }>((tie) => ({
  schema: fc.record(
    {
      type: fc.constantFrom('string', 'number', 'object'),
      nullable: fc.constant(true),
      format: fc.constantFrom('binary', 'date', 'uuid'),
      minimum: fc.integer(),
      exclusiveMinimum: fc.boolean(),
      exclusiveMaximum: fc.boolean(),
      example: fc.jsonValue() as fc.Arbitrary<JsonObject>,
      default: fc.jsonValue() as fc.Arbitrary<JsonObject>,
      properties: fc.dictionary(
        fc.constantFrom('a', 'example', 'nullable', 'format', 'default', '__proto__'),
        tie('schema'),
        { maxKeys: 2, noNullPrototype: true },
      ),
      items: tie('schema'),
    },
    { requiredKeys: ['type'], noNullPrototype: true },
  ) as fc.Arbitrary<JsonObject>,
})).schema;

test('keeps what needs no change, upgrades the rest, and leaves the document as it was', () => {
  const before = JSON.stringify(DOCUMENT);
  const upgraded = upgrade(DOCUMENT);
  expect(JSON.stringify(DOCUMENT)).toBe(before);
  const { paths, components, ...rest } = upgraded as Record<string, JsonObject>;
  expect(rest).toMatchObject({ openapi: '3.1.1', webhooks: { born: {} } });
  expect(Object.keys(paths!)).toEqual(Object.keys(DOCUMENT['paths']!));
  expect(paths!['/plain']).toBe((DOCUMENT['paths'] as JsonObject)['/plain']);
  expect(paths!['/old']).toMatchObject({ get: { parameters: [{ examples: { default: { value: 1 } } }] } });
  expect(components).toEqual({
    ...(DOCUMENT['components'] as JsonObject),
    schemas: {
      Same: { type: 'string', maxLength: 3 },
      Old: { type: ['string', 'null'] },
      Bound: { type: 'number', exclusiveMinimum: 1 },
      Bytes: { type: 'object', properties: { file: { contentMediaType: 'application/octet-stream' } } },
      Either: { anyOf: [{ type: 'string' }, { type: 'boolean' }, { type: 'null' }] },
    },
  });
});

test('gives what the library gives of the whole document', () => {
  const schemas = fc.dictionary(fc.constantFrom('A', 'B', 'example', 'default', '__proto__'), anySchema, {
    noNullPrototype: true,
  });
  fc.assert(
    fc.property(schemas, anySchema, (components, body) => {
      const document = {
        openapi: '3.0.0',
        paths: { '/a': { post: { requestBody: { content: { 'application/json': { schema: body } } } } }, '/b': {} },
        components: { schemas: components },
      };
      const whole = upgradeFromThreeToThreeOne(structuredClone(document) as Record<string, unknown>);
      expect(JSON.stringify(upgrade(document as JsonObject))).toBe(JSON.stringify(whole));
    }),
    { numRuns: 100 },
  );
});
