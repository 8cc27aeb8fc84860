import { expect, test } from 'vitest';

import {
  camelCase,
  errorClassName,
  kebabCase,
  operationNames,
  pascalCase,
  schemaTypeName,
} from '../../../generator/model/names.ts';

test('splits names into words of letters and digits, at any separator', () => {
  expect(['customer.created.v1', 'user-id', '2fa', 'naïve name', '日本', ''].map(pascalCase)).toEqual([
    'CustomerCreatedV1',
    'UserId',
    '_2fa',
    'NaiveName',
    '_',
    '_',
  ]);
  expect(['Notification settings', 'fooBar'].map(camelCase)).toEqual(['notificationSettings', 'fooBar']);
  expect(['notificationSettings', 'API keys', '日本'].map(kebabCase)).toEqual([
    'notification-settings',
    'api-keys',
    '_',
  ]);
  expect(['userId', '$ref', 'a.b', '__x'].map(schemaTypeName)).toEqual(['UserId', '$ref', 'AB', '__x']);
});

test('names an operation after its id, its tag, or its method and path', () => {
  expect(operationNames('customers.create', 'post', '/a', 'Ignored')).toEqual({
    id: 'customers.create',
    resource: 'customers',
    name: 'create',
    typeName: 'CustomersCreate',
  });
  expect(operationNames('listAll', 'get', '/a', 'Big things')).toMatchObject({
    resource: 'bigThings',
    name: 'listAll',
    typeName: 'ListAll',
  });
  expect(operationNames(undefined, 'get', '/a/{b}/c', undefined)).toMatchObject({
    id: 'getABC',
    resource: 'default',
    name: 'getABC',
  });
  expect(operationNames('.hidden', 'get', '/a', undefined)).toMatchObject({ resource: 'default', name: 'hidden' });
});

test.each([
  // text, member, type, file
  ['APIKeys', 'apiKeys', 'APIKeys', 'api-keys'],
  ['API keys', 'apiKeys', 'APIKeys', 'api-keys'],
  ['apiKeys', 'apiKeys', 'ApiKeys', 'api-keys'],
  ['getURL', 'getURL', 'GetURL', 'get-url'],
  ['URLs', 'urls', 'URLs', 'urls'],
  ['listAPIs', 'listAPIs', 'ListAPIs', 'list-apis'],
  ['IDsByName', 'idsByName', 'IDsByName', 'ids-by-name'],
  ['HTMLParser', 'htmlParser', 'HTMLParser', 'html-parser'],
  ['URLToHTML', 'urlToHTML', 'URLToHTML', 'url-to-html'],
  ['DBInstance', 'dbInstance', 'DBInstance', 'db-instance'],
  ['iPhone', 'iPhone', 'IPhone', 'i-phone'],
  ['OAuth2', 'oauth2', 'OAuth2', 'oauth2'],
  ['oauth2Token', 'oauth2Token', 'Oauth2Token', 'oauth2-token'],
  ['IPv4Address', 'ipv4Address', 'IPv4Address', 'ipv4-address'],
  ['S3Bucket', 's3Bucket', 'S3Bucket', 's3-bucket'],
  ['list_v2_items', 'listV2Items', 'ListV2Items', 'list-v2-items'],
  ['get3DModel', 'get3DModel', 'Get3DModel', 'get3-dmodel'],
  ['NOT_FOUND', 'notFound', 'NotFound', 'not-found'],
  ['SSO', 'sso', 'SSO', 'sso'],
])('names what the document calls %s as people would', (text, member, type, file) => {
  expect([camelCase(text), pascalCase(text), kebabCase(text)]).toEqual([member, type, file]);
});

test.each([
  ['repos/get', 'repos', 'repos.get'],
  ['repos_get', 'repos', 'repos.get'],
  ['topics/create', undefined, 'topics.create'],
  ['apikeys_create', 'API Keys', 'apiKeys.create'],
  ['APIKeysList', 'API Keys', 'apiKeys.list'],
  ['repos.repos.get', undefined, 'repos.get'],
  ['payments', 'Payments', 'payments.payments'],
  ['reposition', 'repos', 'repos.reposition'],
  ['getRepos', 'repos', 'repos.getRepos'],
])('calls the operation %s with the tag %s %s', (id, tag, called) => {
  const { resource, name } = operationNames(id, 'get', '/', tag);
  expect(`${resource}.${name}`).toBe(called);
});

test('names the class of an error whose code is in capitals', () => {
  expect(['NOT_FOUND', 'card_declined', 'TIMEOUT'].map(errorClassName)).toEqual([
    'NotFoundError',
    'CardDeclinedError',
    'TIMEOUTError',
  ]);
});
