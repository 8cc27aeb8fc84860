import { expect, test } from 'vitest';

import { load, loadClean } from '../load-files.ts';

const rest = 'info: { title: Library, version: 1.0.0 }\npaths: {}\n';

test.each([
  ['3.1', { minimum: 2 }],
  ["'3.1'", { minimum: 2 }],
  ['3.1.17', { minimum: 2 }],
  ['3.1.0-rc1', { minimum: 2 }],
  ['3.2.0', { minimum: 2 }],
  ['3.2', { minimum: 2 }],
  ['3', { exclusiveMinimum: 2 }],
  ['3.0', { exclusiveMinimum: 2 }],
  ['3.0.99', { exclusiveMinimum: 2 }],
])('reads a document that declares openapi: %s', async (version, schema) => {
  const exclusive = 'exclusiveMinimum' in schema ? ', exclusiveMinimum: true' : '';
  const { document } = await loadClean({
    'spec.yaml': `openapi: ${version}\n${rest}components: { schemas: { A: { type: integer, minimum: 2${exclusive} } } }`,
  });
  expect(document['openapi']).toMatch(/^3\.1\.\d+|^3\.1/);
  expect(document['components']).toEqual({ schemas: { A: { type: 'integer', ...schema } } });
});

test.each(['3.3.0', '4', '31', 'latest', 'true'])('rejects a document that declares openapi: %s', async (version) => {
  const { diagnostics } = await load({ 'spec.yaml': `openapi: ${version}\n${rest}` });
  expect(diagnostics).toMatchObject([{ code: 'openapi-version', severity: 'error', place: { path: ['openapi'] } }]);
});

const of32 = (more: string): Record<string, string> => ({
  'spec.yaml': `openapi: 3.2.0\ninfo: { title: Library, version: 1.0.0 }\n${more}`,
});

test('reads what 3.1 can express of a 3.2 document', async () => {
  const { document } = await loadClean(
    of32(`$self: https://library.example/spec.yaml
paths:
  /a:
    get:
      parameters:
        - name: filter
          in: querystring
          content: { application/x-www-form-urlencoded: { schema: { type: object } } }
      responses:
        '200':
          summary: Events.
          content: { text/event-stream: { itemSchema: { $ref: 'https://library.example/spec.yaml#/components/schemas/A' } } }
        '400':
          description: Bad.
          content: { application/json: { $ref: '#/components/mediaTypes/Error' } }
components:
  schemas: { A: { type: string } }
  mediaTypes: { Error: { schema: { type: string }, examples: { one: { dataValue: x } } } }
  securitySchemes:
    device:
      type: oauth2
      flows:
        deviceAuthorization: { deviceAuthorizationUrl: https://a.example/, tokenUrl: https://a.example/t, scopes: { read: Read. } }
`),
  );
  expect(document).toMatchObject({
    openapi: '3.1.1',
    paths: {
      '/a': {
        get: {
          parameters: [{ name: 'filter', in: 'query', style: 'form', explode: true, schema: { type: 'object' } }],
          responses: {
            200: {
              description: 'Events.',
              content: { 'text/event-stream': { schema: { $ref: '#/components/schemas/A' } } },
            },
            400: { content: { 'application/json': { schema: { type: 'string' }, examples: { one: { value: 'x' } } } } },
          },
        },
      },
    },
  });
  expect(document).not.toHaveProperty('$self');
  expect(document['components']).not.toHaveProperty('mediaTypes');
});

test('removes what 3.1 can not express of a 3.2 document, with a warning at the place', async () => {
  const { document, diagnostics } = await load(
    of32(`tags: [{ name: a, summary: A, kind: nav, parent: b }]
paths:
  /a:
    query: { responses: {} }
    additionalOperations: { COPY: { responses: {} } }
    get:
      parameters: [{ $ref: '#/components/parameters/Json' }]
      responses:
        '200': { description: Lines., content: { application/jsonl: { itemSchema: { type: object } } } }
components:
  parameters: { Json: { name: q, in: querystring, content: { application/json: { schema: { type: object } } } } }
  schemas:
    A: { type: object, anyOf: [{ $ref: '#/components/schemas/B' }], discriminator: { propertyName: kind, defaultMapping: B } }
    B: { type: object, properties: { kind: { type: string } } }
`),
  );
  expect(document).toMatchObject({ tags: [{ name: 'a' }], paths: { '/a': { get: { parameters: [] } } } });
  expect(Object.keys((document['paths'] as Record<string, object>)['/a']!)).toEqual(['get']);
  expect(document['components']).toMatchObject({ parameters: {}, schemas: { A: { anyOf: [{}] } } });
  expect(document).not.toHaveProperty('components.schemas.A.discriminator');
  expect(document).toHaveProperty(['paths', '/a', 'get', 'responses', '200', 'content', 'application/jsonl'], {});
  expect(new Set(diagnostics.map(({ code, severity }) => `${severity} ${code}`))).toEqual(
    new Set(['warning openapi-feature']),
  );
  expect(diagnostics.map(({ place }) => place.path.join('.')).sort()).toEqual([
    'components.schemas.A.discriminator',
    'paths./a.additionalOperations',
    'paths./a.get.parameters.0',
    'paths./a.get.responses.200.content.application/jsonl.itemSchema',
    'paths./a.query',
    'tags.0.kind',
    'tags.0.parent',
    'tags.0.summary',
  ]);
});

test('reports what has no effect in a 3.2 document as an error in strict mode', async () => {
  const { diagnostics } = await load(of32('x-error-catalogue: {}\npaths: { /a: { query: { responses: {} } } }\n'));
  expect(diagnostics).toMatchObject([{ code: 'openapi-feature', severity: 'error' }]);
});
