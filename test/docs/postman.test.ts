import { expect, test } from 'vitest';

import { loadSpec } from '../../generator/load/load-spec.ts';
import { buildApi } from '../../generator/model/build.ts';
import { postmanCollection } from '../../generator/targets/docs/site/postman-collection.ts';
import { createSite } from '../../generator/targets/docs/site/site.ts';

interface Request {
  readonly auth?: object;
  readonly header: readonly object[];
  readonly url: { readonly query: readonly object[] };
}

interface Collection {
  readonly auth?: object;
  readonly variable: readonly { readonly key: string }[];
  readonly item: readonly { readonly item: readonly { readonly request: Request }[] }[];
}

/** Alternatives, each with the names of its schemes. */
type Security = readonly (readonly string[])[];

const SCHEMES = {
  token: { type: 'http', scheme: 'bearer' },
  user: { type: 'http', scheme: 'basic' },
  signed: { type: 'http', scheme: 'hoba' },
  header: { type: 'apiKey', in: 'header', name: 'X-Key' },
  query: { type: 'apiKey', in: 'query', name: 'api_key' },
  cookie: { type: 'apiKey', in: 'cookie', name: 'session' },
  oauth: { type: 'oauth2', flows: { clientCredentials: { tokenUrl: 'https://example.com/token', scopes: {} } } },
  openId: { type: 'openIdConnect', openIdConnectUrl: 'https://example.com/.well-known/openid-configuration' },
  certificate: { type: 'mutualTLS' },
};

/** The collection of an API with one operation for each security. */
async function collectionOf(...securities: readonly Security[]): Promise<Collection> {
  const paths = securities.map((security, index) => {
    const alternatives = security.map((names) => Object.fromEntries(names.map((name) => [name, []])));
    const responses = { 200: { description: 'Done.' } };
    return [`/${index}`, { get: { operationId: `things.get${index}`, security: alternatives, responses } }];
  });
  const document = {
    openapi: '3.1.0',
    info: { title: 'Things', version: '1.0.0' },
    paths: Object.fromEntries(paths) as object,
    components: { securitySchemes: SCHEMES },
  };
  const { api } = buildApi(await loadSpec('spec.json', { readText: () => JSON.stringify(document) }));
  return JSON.parse(postmanCollection(createSite(api, '@things'))) as Collection;
}

function requestsOf({ item }: Collection): Request[] {
  return item.flatMap((group) => group.item.map(({ request }) => request));
}

function auth(type: string, attributes: Readonly<Record<string, string>>): object {
  return { type, [type]: Object.entries(attributes).map(([key, value]) => ({ key, value, type: 'string' })) };
}

test.each([
  ['token', auth('bearer', { token: '{{token}}' })],
  ['user', auth('basic', { username: '{{userUsername}}', password: '{{userPassword}}' })],
  ['signed', auth('apikey', { key: 'authorization', value: '{{signed}}', in: 'header' })],
  ['header', auth('apikey', { key: 'x-key', value: '{{header}}', in: 'header' })],
  ['query', auth('apikey', { key: 'api_key', value: '{{query}}', in: 'query' })],
  ['cookie', auth('apikey', { key: 'Cookie', value: 'session={{cookie}}', in: 'header' })],
  ['oauth', auth('bearer', { token: '{{oauth}}' })],
  ['openId', auth('bearer', { token: '{{openId}}' })],
])('a collection sends the credentials of the scheme %s, with a variable for each', async (name, expected) => {
  const collection = await collectionOf([[name]]);
  expect(collection.auth).toEqual(expected);
  expect(requestsOf(collection)[0]).not.toHaveProperty('auth');
  const used = [...JSON.stringify(expected).matchAll(/\{\{(\w+)\}\}/g)].map(([, variable]) => variable);
  expect(collection.variable.map(({ key }) => key)).toEqual(['baseUrl', ...used]);
});

test('a request states its credentials where the collection has others, and none where it needs none', async () => {
  const collection = await collectionOf([['token']], [['header']], [], [['certificate']]);
  expect(requestsOf(collection).map((request) => request.auth)).toEqual([
    undefined,
    auth('apikey', { key: 'x-key', value: '{{header}}', in: 'header' }),
    { type: 'noauth' },
    { type: 'noauth' },
  ]);
});

test('a request sends the first credentials that an operation accepts, also where they are optional', async () => {
  const collection = await collectionOf([[], ['query'], ['token']]);
  expect(collection.auth).toMatchObject({ type: 'apikey' });
  expect(requestsOf(collection)[0]).not.toHaveProperty('auth');
});

test('a request sends keys that are required beside a token as headers and in the query', async () => {
  const collection = await collectionOf([['header', 'query', 'cookie', 'token']]);
  const [request] = requestsOf(collection);
  expect(collection.auth).toEqual(auth('bearer', { token: '{{token}}' }));
  expect(request!.header).toEqual([
    { key: 'Cookie', value: 'session={{cookie}}' },
    { key: 'x-key', value: '{{header}}' },
  ]);
  expect(request!.url.query).toEqual([{ key: 'api_key', value: '{{query}}' }]);
});
