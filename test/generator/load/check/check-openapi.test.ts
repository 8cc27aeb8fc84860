import { expect, test } from 'vitest';
import { checkDocument } from '../../../../generator/load/check/check-document.ts';
import { checkOpenapi } from '../../../../generator/load/check/check-openapi.ts';
import type { JsonObject, JsonValue } from '../../../../generator/json.ts';

const base = { openapi: '3.1.0', info: { title: 'Library', version: '1.0.0' }, paths: {} };

async function messages(document: JsonObject): Promise<string[]> {
  return (await checkOpenapi(document, true)).map(({ message }) => message);
}

function freeze<T extends JsonValue>(value: T): T {
  if (typeof value === 'object' && value !== null)
    Object.values(Object.freeze(value)).forEach((member) => freeze(member as JsonValue));
  return value;
}

test('accepts what later versions of the OpenAPI schema allow', async () => {
  const document = {
    ...base,
    openapi: '3.1.3',
    info: { ...base.info, license: { name: 'Some licence' } },
    servers: [{ url: 'https://{name}.example', variables: { name: { default: 'a', description: 'Yours.' } } }],
    components: {
      securitySchemes: { key: { type: 'http', scheme: 'Bearer', bearerFormat: 'JWT' } },
      links: { next: { operationId: 'a', server: { url: 'https://b.example' } } },
    },
  };
  expect(await messages(document)).toEqual([]);
  const both = {
    ...document,
    info: { ...base.info, license: { name: 'X', identifier: 'MIT', url: 'https://mit.example' } },
  };
  expect(await messages(both)).toEqual(['license must have an identifier or a url, not both']);
});

test('does not change the document, and does not follow references in its data', async () => {
  const schema = { $ref: '#/components/schemas/A', description: 'Recursive.' };
  const document = freeze({
    ...base,
    components: { schemas: { A: { properties: { a: schema }, default: { $ref: 'nowhere.yaml#/x' } } } },
  });
  expect(await messages(document)).toEqual([]);
});

test('reports one problem of a parameter once', async () => {
  const parameter = { name: 'a', in: 'path', style: 'form', explode: true, schema: {}, required: true };
  expect(await messages({ ...base, paths: { '/{a}': { parameters: [parameter] } } })).toEqual([
    'style must be one of matrix, label, simple',
  ]);
});

test('reports a version that is a number, and skips a document that could not be read', async () => {
  expect(await checkOpenapi({ ...base, info: { title: 'Library', version: 1 } }, true)).toMatchObject([
    { path: ['info', 'version'], code: 'openapi-invalid' },
  ]);
  expect(await checkOpenapi({}, true)).toEqual([]);
});

test('names the mistakes of a document that has only components', async () => {
  const { paths: _, ...library } = base;
  const components = { parameters: { P: { name: 'a', schema: {} } } };
  expect(await messages({ ...library, components: {} })).toEqual([]);
  expect(await messages({ ...library, components })).toEqual(["P has no 'in'"]);
});

test('reports a document without paths, webhooks and components, and everything else that is wrong with it', async () => {
  const missing = 'the document has no paths, webhooks or components';
  const { openapi } = base;
  const reported = async (document: JsonObject): Promise<string[]> => {
    const findings = await checkDocument({ document, strict: true, unnamed: new Set() });
    return findings.map(({ message }) => message);
  };
  expect(await reported({ openapi, info: base.info })).toEqual([missing]);
  expect(await reported({ openapi, info: { title: 'Library' } })).toEqual([missing, "info has no 'version'"]);
  expect(await reported({ openapi, info: { title: 'Library', version: 1 } })).toContain(missing);
  expect(await reported({})).toEqual([]);
});

test('reports what is wrong with a security scheme, and not that no operation requires it', async () => {
  const securitySchemes = {
    complete: { type: 'http', scheme: 'basic' },
    incomplete: { type: 'apiKey', in: 'header' },
    wrong: { type: 'apiKey', in: 'heder', name: 'X-Key' },
    untyped: { scheme: 'basic' },
  };
  const paths = { '/a': { get: { operationId: 'a', responses: { 200: { description: 'Done.' } } } } };
  const document = { ...base, paths, components: { securitySchemes } };
  const findings = await checkDocument({ document, strict: false, unnamed: new Set() });
  expect(findings.map(({ path, message }) => `${path[2]}: ${message.split(',')[0]}`).sort()).toEqual([
    "complete: no operation requires the security scheme 'complete'",
    "incomplete: incomplete has no 'name'",
    "untyped: untyped has no 'type'",
    'wrong: in must be one of query',
  ]);
});
