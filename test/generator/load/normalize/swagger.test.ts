import { basename } from 'node:path';
import { expect, test } from 'vitest';

import type { LoadedSpec } from '../../../../generator/load/load-spec.ts';
import { load, loadClean } from '../load-files.ts';

const head = "swagger: '2.0'\ninfo: { title: Library, version: 1.0.0 }\n";
const done = "responses: { '204': { description: Done. } }";

async function operation(text: string, root = ''): Promise<unknown> {
  const { document } = await loadClean({ 'spec.yaml': `${head}${root}paths: { /a: { post: { ${text} } } }` });
  return (document['paths'] as Record<string, Record<string, unknown>>)['/a']!['post'];
}

test.each([
  ['host: a.example\nbasePath: /v1/\nschemes: [http, https]\n', ['http://a.example/v1', 'https://a.example/v1']],
  ['host: a.example\n', ['https://a.example']],
  ['basePath: /v1\n', ['/v1']],
  ['basePath: /\n', undefined],
  ['', undefined],
])('reads the servers from %j', async (members, urls) => {
  const { document } = await loadClean({ 'spec.yaml': `${head}${members}paths: {}` });
  expect(document['servers']).toEqual(urls?.map((url) => ({ url })));
  expect(Object.keys(document)).not.toContain('host');
});

test.each([
  ['type: string, minLength: 2', { schema: { type: 'string', minLength: 2 } }],
  ['type: integer, exclusiveMinimum: true, minimum: 1', { schema: { type: 'integer', exclusiveMinimum: 1 } }],
  ['type: string, x-nullable: true', { schema: { type: ['string', 'null'] } }],
  ['type: array, items: { type: string }', { style: 'form', explode: false }],
  ['type: array, items: { type: string }, collectionFormat: csv', { style: 'form', explode: false }],
  ['type: array, items: { type: string }, collectionFormat: multi', { style: 'form', explode: true }],
  ['type: array, items: { type: string }, collectionFormat: ssv', { style: 'spaceDelimited', explode: false }],
  ['type: array, items: { type: string }, collectionFormat: pipes', { style: 'pipeDelimited', explode: false }],
])('reads a query parameter with %s', async (members, expected) => {
  const found = await operation(`parameters: [{ name: q, in: query, required: true, ${members} }], ${done}`);
  expect(found).toMatchObject({ parameters: [{ name: 'q', in: 'query', required: true, ...expected }] });
});

test('reads a list in a format that OpenAPI 3 does not have as one string, with a warning', async () => {
  const parameter = '{ name: q, in: query, type: array, items: { type: string }, collectionFormat: tsv }';
  const { document, diagnostics } = await load({
    'spec.yaml': `${head}paths: { /a: { get: { operationId: a.list, parameters: [${parameter}], ${done} } } }`,
  });
  expect(document).toMatchObject({ paths: { '/a': { get: { parameters: [{ schema: { type: 'string' } }] } } } });
  expect(diagnostics).toMatchObject([
    { code: 'openapi-feature', severity: 'warning', place: { path: ['paths', '/a', 'get', 'parameters', 0] } },
  ]);
});

test('reads a body with the media types that the operation or the document consumes', async () => {
  const body = `parameters: [{ name: b, in: body, required: true, description: It., schema: { type: object } }], ${done}`;
  const schema = { type: 'object' };
  expect(await operation(body)).toMatchObject({
    parameters: [],
    requestBody: { required: true, description: 'It.', content: { 'application/json': { schema } } },
  });
  expect(await operation(body, 'consumes: [application/xml]\n')).toHaveProperty('requestBody.content', {
    'application/xml': { schema },
  });
  expect(await operation(`consumes: [text/a, text/b], ${body}`, 'consumes: [application/xml]\n')).toHaveProperty(
    'requestBody.content',
    { 'text/a': { schema }, 'text/b': { schema } },
  );
});

test('reads formData parameters as one form, which is multipart if it has a file', async () => {
  const text = '{ name: note, in: formData, type: string, required: true, description: A note. }';
  const properties = { note: { type: 'string', description: 'A note.' } };
  const form = { type: 'object', properties, required: ['note'] };
  expect(await operation(`parameters: [${text}], ${done}`)).toMatchObject({
    requestBody: { required: true, content: { 'application/x-www-form-urlencoded': { schema: form } } },
  });
  expect(await operation(`parameters: [${text}, { name: f, in: formData, type: file }], ${done}`)).toMatchObject({
    requestBody: {
      content: {
        'multipart/form-data': {
          schema: { properties: { ...properties, f: { contentMediaType: 'application/octet-stream' } } },
        },
      },
    },
  });
});

test('reads responses with their headers, examples and media types', async () => {
  const found = await operation(`produces: [application/json, text/csv], responses: {
    '200': { description: It., schema: { type: string }, headers: { X-A: { type: integer, description: A. } },
             examples: { text/csv: 'a,b' } },
    '201': { description: A file., schema: { type: file } },
    '202': { schema: { type: string, x-nullable: true } },
    '204': { description: Nothing. } }`);
  const schema = { type: 'string' };
  expect(found).toEqual({
    responses: {
      200: {
        description: 'It.',
        headers: { 'X-A': { description: 'A.', schema: { type: 'integer' } } },
        content: { 'application/json': { schema }, 'text/csv': { schema, examples: { default: { value: 'a,b' } } } },
      },
      201: { description: 'A file.', content: { 'text/csv': { schema: {} } } },
      202: {
        description: '',
        content: {
          'application/json': { schema: { type: ['string', 'null'] } },
          'text/csv': { schema: { type: ['string', 'null'] } },
        },
      },
      204: { description: 'Nothing.' },
    },
  });
});

test('reads security definitions and discriminators', async () => {
  const { document } = await loadClean({
    'spec.yaml': `${head}securityDefinitions:
  basic: { type: basic }
  key: { type: apiKey, in: query, name: key }
  code: { type: oauth2, flow: accessCode, authorizationUrl: https://a.example/, tokenUrl: https://a.example/t, scopes: { a: A. } }
  client: { type: oauth2, flow: application, tokenUrl: https://a.example/t }
definitions: { Pet: { type: object, discriminator: kind, properties: { kind: { type: string } } } }
paths: {}`,
  });
  const tokenUrl = 'https://a.example/t';
  expect(document['components']).toEqual({
    schemas: {
      Pet: { type: 'object', discriminator: { propertyName: 'kind' }, properties: { kind: { type: 'string' } } },
    },
    securitySchemes: {
      basic: { type: 'http', scheme: 'basic' },
      key: { type: 'apiKey', in: 'query', name: 'key' },
      code: {
        type: 'oauth2',
        flows: { authorizationCode: { authorizationUrl: 'https://a.example/', tokenUrl, scopes: { a: 'A.' } } },
      },
      client: { type: 'oauth2', flows: { clientCredentials: { tokenUrl, scopes: {} } } },
    },
  });
});

const several = {
  'spec.yaml': `${head}paths: { '/a/{id}': { $ref: paths/a.yaml } }
parameters:
  Body: { name: body, in: body, schema: { $ref: '#/definitions/Book' } }
  Page: { name: page, in: query, type: integer }
responses: { Missing: { description: Missing., schema: { $ref: 'error.yaml#/definitions/Error' } } }
definitions: { Book: { type: object, properties: { title: { type: string } } }, Unread: { type: string } }`,
  'paths/a.yaml': `parameters: [{ name: id, in: path, required: true, type: string }]
put:
  parameters: [{ $ref: '../spec.yaml#/parameters/Body' }, { $ref: '../spec.yaml#/parameters/Page' }, { name: q, in: query, type: string }]
  responses: { '200': { description: It., schema: { $ref: '../spec.yaml#/definitions/Book' } }, '404': { $ref: '../spec.yaml#/responses/Missing' } }
`,
  'error.yaml': 'definitions: { Error: { type: object, properties: { code: { type: string } } } }',
};

test('reads a Swagger document in several files', async () => {
  const { document } = await loadClean(several);
  const book = { $ref: '#/components/schemas/Book' };
  expect(document['paths']).toMatchObject({
    '/a/{id}': {
      parameters: [{ name: 'id', schema: { type: 'string' } }],
      put: {
        parameters: [{ $ref: '#/components/parameters/Page' }, { name: 'q' }],
        requestBody: { content: { 'application/json': { schema: book } } },
        responses: {
          200: { content: { 'application/json': { schema: book } } },
          404: { $ref: '#/components/responses/Missing' },
        },
      },
    },
  });
  const components = document['components'] as Record<string, object>;
  expect(Object.keys(components['schemas']!).sort()).toEqual(['Book', 'Error', 'Unread']);
  expect(components['parameters']).toEqual({ Page: { name: 'page', in: 'query', schema: { type: 'integer' } } });
});

test('names the places of moved values in the files of the author', async () => {
  const spec = await loadClean(several);
  const where = (path: (string | number)[]): string => placeIn(spec, path);
  const put = ['paths', '/a/{id}', 'put'];
  expect(where([...put, 'requestBody', 'content', 'application/json', 'schema', '$ref'])).toBe(
    'spec.yaml parameters.Body.schema.$ref',
  );
  expect(where([...put, 'parameters', 1, 'schema', 'type'])).toBe('a.yaml put.parameters.2.type');
  expect(where([...put, 'responses', '200', 'content', 'application/json', 'schema'])).toBe(
    'a.yaml put.responses.200.schema',
  );
  expect(where(['components', 'schemas', 'Error', 'properties', 'code'])).toBe(
    'error.yaml definitions.Error.properties.code',
  );
  expect(where(['components', 'parameters', 'Page', 'schema', 'type'])).toBe('spec.yaml parameters.Page.type');
});

test('names the place of each field of a form, and of the parameters beside it', async () => {
  const spec = await loadClean({
    'spec.yaml': `${head}paths: { /a: { post: { ${done}, parameters: [
  { name: f, in: formData, type: string }, { name: q, in: query, type: string }, { name: g, in: formData, type: string } ] } } }`,
  });
  const post = ['paths', '/a', 'post'];
  const form = [...post, 'requestBody', 'content', 'application/x-www-form-urlencoded', 'schema', 'properties'];
  expect(placeIn(spec, [...form, 'f', 'type'])).toBe('spec.yaml paths./a.post.parameters.0.type');
  expect(placeIn(spec, [...form, 'g', 'type'])).toBe('spec.yaml paths./a.post.parameters.2.type');
  expect(placeIn(spec, [...post, 'parameters', 0, 'name'])).toBe('spec.yaml paths./a.post.parameters.1.name');
});

test.each([
  ['tokenUrl: https://a.example/token', "has no 'flow'", 'application', 'clientCredentials'],
  ['authorizationUrl: https://a.example, flow: odd', 'has the unknown flow "odd"', 'implicit', 'implicit'],
  [
    'authorizationUrl: https://a.example, tokenUrl: https://a.example/token',
    "has no 'flow'",
    'accessCode',
    'authorizationCode',
  ],
])('reads an OAuth 2 security scheme with %s, which %s, as %s', async (members, found, meant, flow) => {
  const scheme = `signIn: { type: oauth2, scopes: { read: Reads. }, ${members} }`;
  const spec = await load({ 'spec.yaml': `${head}securityDefinitions: { ${scheme} }\npaths: {}` });
  expect(spec.document).toMatchObject({
    components: { securitySchemes: { signIn: { flows: { [flow]: { scopes: { read: 'Reads.' } } } } } },
  });
  const message = `the security scheme 'signIn' ${found}; it is read as ${meant}`;
  expect(spec.diagnostics).toMatchObject([{ code: 'openapi-invalid', severity: 'warning', message }]);
  expect(spec.diagnostics[0]!.place.path).toEqual(['securityDefinitions', 'signIn']);
});

function placeIn(spec: LoadedSpec, path: (string | number)[]): string {
  const place = spec.place(path);
  return `${basename(place.file)} ${place.path.join('.')}`;
}
