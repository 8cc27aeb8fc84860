import { expect } from 'vitest';

import { jsonBody, objectOf, ok, one, ref, TEXT, zoo } from './documents.ts';
import type { Row } from './row.ts';

/** What is read, and which types and validators it becomes. */
export const readingRows: readonly Row[] = [
  {
    construct: 'Swagger 2.0',
    ours: 'converted; `collectionFormat` included',
    heyApi: 'types; `collectionFormat` has no effect',
    orval: 'types; `collectionFormat` has no effect',
    document: {
      swagger: '2.0',
      info: { title: 'Zoo', version: '1.0.0' },
      host: 'api.example.com',
      basePath: '/v1',
      schemes: ['https'],
      produces: ['application/json'],
      paths: {
        '/pets': {
          get: {
            operationId: 'pets.list',
            parameters: [{ name: 'tags', in: 'query', type: 'array', items: TEXT, collectionFormat: 'pipes' }],
            responses: { '204': { description: 'Done.' } },
          },
        },
      },
    },
    async proof({ connect }) {
      const { client, requests } = await connect({ baseUrl: 'https://api.example.com/v1' });
      await client['pets']!['list']!({ query: { tags: ['a', 'b'] } });
      expect(decodeURIComponent(requests[0]!.url)).toBe('https://api.example.com/v1/pets?tags=a|b');
    },
  },
  {
    construct: '`openapi: 3.1`, a number',
    ours: 'read as 3.1',
    heyApi: 'error',
    orval: 'error',
    document: { ...one('get', {}), openapi: 3.1 },
    proof: ({ text }) => expect(text('client/src/resources/pets.ts')).toContain('get'),
  },
  {
    construct: 'OpenAPI 3.2',
    ours: 'read; what 3.1 lacks is a warning',
    heyApi: 'read; the method `query` is dropped without a word',
    orval: 'read, the method `query` included',
    document: {
      ...zoo(
        {
          '/pets': {
            get: { operationId: 'pets.get', responses: ok(TEXT) },
            query: { operationId: 'pets.find', responses: ok(TEXT) },
          },
        },
        { tags: [{ name: 'pets', kind: 'nav' }] },
      ),
      openapi: '3.2.0',
    },
    proof({ codes, text }) {
      expect(text('client/src/resources/pets.ts')).toContain('get');
      expect(codes).toContain('openapi-feature');
    },
  },
  {
    construct: 'one name in two files',
    ours: 'a suffix, with a warning',
    heyApi: 'a prefix',
    orval: 'references to other files need a setting',
    document: {
      'root.json': zoo({
        '/a': { get: { operationId: 'a.get', responses: ok({ $ref: 'a.json#/components/schemas/Pet' }) } },
        '/b': { get: { operationId: 'b.get', responses: ok({ $ref: 'b.json#/components/schemas/Pet' }) } },
      }),
      'a.json': { components: { schemas: { Pet: objectOf({ a: TEXT }) } } },
      'b.json': { components: { schemas: { Pet: objectOf({ b: TEXT }) } } },
    },
    proof({ codes, text }) {
      expect(codes).toContain('component-name-clash');
      expect(text('types/src/schemas.ts').match(/^export interface Pet\w* /gm)).toHaveLength(2);
    },
  },
  {
    construct: 'a remote `$ref`',
    ours: 'not fetched: a warning, and the type `unknown`',
    heyApi: 'fetched; an error when that fails',
    orval: 'an error without a setting',
    document: one('get', { responses: ok({ $ref: 'https://example.invalid/pets.json#/Pet' }) }),
    proof: ({ codes }) => expect(codes).toContain('ref-remote'),
  },
  {
    construct: '`$recursiveRef`',
    ours: 'a recursive type',
    heyApi: '`unknown`',
    orval: '`unknown`',
    document: one(
      'get',
      { responses: ok(ref('Tree')) },
      {
        components: {
          schemas: {
            Tree: objectOf({ kids: { type: 'array', items: { $recursiveRef: '#' } } }, { $recursiveAnchor: true }),
          },
        },
      },
    ),
    proof: ({ text }) => expect(text('types/src/schemas.ts')).toMatch(/kids\?: (readonly )?Tree\[\]/),
  },
  {
    construct: '`readOnly` and `writeOnly`',
    ours: 'two types and two validators',
    heyApi: 'two types',
    orval: 'one type, with a helper for requests; a response has `writeOnly` members',
    document: one(
      'post',
      { requestBody: jsonBody(ref('Pet')), responses: ok(ref('Pet')) },
      {
        components: {
          schemas: {
            Pet: objectOf(
              { id: { ...TEXT, readOnly: true }, name: TEXT, secret: { ...TEXT, writeOnly: true } },
              { required: ['id', 'name', 'secret'] },
            ),
          },
        },
      },
    ),
    async proof({ connect }) {
      const respond = (): Response => Response.json({ id: '1', name: 'a' });
      const { client, requests } = await connect({ onInvalidResponse: 'throw' }, respond);
      expect(await client['pets']!['post']!({ body: { name: 'a', secret: 'b' } })).toEqual({ id: '1', name: 'a' });
      expect(requests).toHaveLength(1);
    },
  },
  {
    construct: 'every limit of JSON Schema',
    ours: 'enforced by client and server',
    heyApi: 'zod, without `uniqueItems`, `contains`, `multipleOf`, `dependentRequired`, `propertyNames`',
    orval: 'zod, without `uniqueItems`, `contains`, `dependentRequired`, `propertyNames`',
    document: one('post', {
      requestBody: jsonBody(
        objectOf(
          { n: { type: 'integer', multipleOf: 5 }, t: { type: 'array', uniqueItems: true, contains: { const: 'x' } } },
          { dependentRequired: { n: ['t'] }, propertyNames: { maxLength: 3 } },
        ),
      ),
    }),
    async proof({ connect }) {
      const { client, requests } = await connect();
      for (const body of [{ n: 1, t: ['x'] }, { t: ['x', 'x'] }, { t: ['y'] }, { n: 5 }, { long: 1 }])
        await expect(client['pets']!['post']!({ body })).rejects.toThrow('was not sent');
      expect(requests).toEqual([]);
    },
  },
  {
    construct: 'schemas that no operation refers to',
    ours: 'with `--all-schemas`',
    heyApi: 'always',
    orval: 'always',
    document: {
      openapi: '3.1.0',
      info: { title: 'Zoo', version: '1.0.0' },
      components: { schemas: { Pet: objectOf({ a: TEXT }) } },
    },
    proof: ({ text }) => expect(text('types/src/schemas.ts')).toContain('export interface Pet'),
  },
  {
    construct: 'webhooks',
    ours: 'types, and a package that verifies and parses',
    heyApi: 'types',
    orval: '–',
    document: zoo(
      {},
      {
        webhooks: {
          petAdded: {
            post: { requestBody: jsonBody(objectOf({ pet: TEXT })), responses: { '200': { description: 'Done.' } } },
          },
        },
      },
    ),
    proof: ({ text }) => expect(text('webhooks/src/index.ts')).toContain('export'),
  },
];
