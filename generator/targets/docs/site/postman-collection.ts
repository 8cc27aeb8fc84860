import { isDeepStrictEqual } from 'node:util';

import { plainText } from '../../../json.ts';
import type { Api, Operation } from '../../../model/api.ts';
import { fixedQuery, routeOf } from '../../../model/query-of-path.ts';
import { bodyMedia, contentType } from '../../bodies.ts';
import { type ClientScheme, clientSchemes, sentSchemes } from '../../client/security.ts';
import { parameterValue, serverUrl } from '../samples/sample-values.ts';
import { operationsByGroup, tagDescription } from './groups.ts';
import { operationTitle, type Site } from './site.ts';

/** Every operation as a Postman collection (format 2.1), which Bruno, Insomnia and others import too. */
export function postmanCollection(site: Site): string {
  const { api } = site;
  const { info, operations } = api;
  // Requests without `auth` inherit this one.
  const secured = operations.find(({ security }) => security.flat().length > 0);
  const inherited = secured && postmanCredentials(secured, api).auth;
  const credentials = clientSchemes(api).flatMap((scheme) =>
    scheme.factory === 'basic' ? Object.values(userOf(scheme)) : [scheme.name],
  );
  const collection = {
    info: {
      name: info.title,
      description: info.summary ?? '',
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    },
    ...(inherited !== undefined && { auth: inherited }),
    variable: [{ key: 'baseUrl', value: serverUrl(api) }, ...credentials.map((key) => ({ key, value: '' }))],
    item: operationsByGroup(api).map(([name, own]) => ({
      name,
      description: tagDescription(api, name),
      item: own.map((operation) => postmanItem(operation, site, inherited)),
    })),
  };
  return `${JSON.stringify(collection, null, 1)}\n`;
}

/** @param inherited The `auth` of the collection. */
function postmanItem(operation: Operation, site: Site, inherited: object | undefined): object {
  const { auth, keys } = postmanCredentials(operation, site.api);
  const media = bodyMedia(operation);
  const body = media?.kind === 'json' ? media.examples[0]?.value : undefined;
  const path = operation.path.replace(/\{([^}]+)\}/g, ':$1');
  const sent = [...keys, ...fixedQuery(path).map(fixedParameter), ...sentParameters(operation, site)];
  const sentIn = (place: string): object[] =>
    sent.filter((one) => one.in === place).map(({ in: _, ...parameter }) => parameter);
  const contentTypes = body === undefined ? [] : [{ key: 'Content-Type', value: contentType(media!) }];
  return {
    name: operationTitle(operation),
    request: {
      method: operation.method.toUpperCase(),
      description: operation.description ?? '',
      header: [...sentIn('header'), ...contentTypes],
      url: {
        raw: `{{baseUrl}}${path}`,
        host: ['{{baseUrl}}'],
        path: routeOf(path).split('/').slice(1),
        variable: sentIn('path'),
        query: sentIn('query'),
      },
      ...(!isDeepStrictEqual(auth, inherited) && { auth }),
      ...(body !== undefined && {
        body: { mode: 'raw', raw: JSON.stringify(body, null, 2), options: { raw: { language: 'json' } } },
      }),
    },
    response: [],
  };
}

function fixedParameter(part: string) {
  const [key, value] = [...new URLSearchParams(part)][0] ?? [part, ''];
  return { key, value, in: 'query' };
}

function sentParameters({ parameters }: Operation, { shapes }: Site) {
  return parameters.map((parameter) => ({
    key: parameter.name,
    value: [parameterValue(parameter, shapes)].flat().map(plainText).join(','),
    in: parameter.in,
    description: parameter.description ?? '',
    ...(parameter.in !== 'path' && { disabled: !parameter.required }),
  }));
}

/** The first alternative with any credentials. A request has one `auth`; the others are sent as keys. */
function postmanCredentials({ security }: Operation, api: Api) {
  const required = security.find((alternative) => alternative.length > 0) ?? [];
  const schemes = sentSchemes(api).filter(({ name }) => required.some(({ scheme }) => scheme === name));
  const main = schemes.find((scheme) => !isKey(scheme)) ?? schemes[0];
  return {
    auth: main === undefined ? { type: 'noauth' } : authOf(main),
    keys: schemes.filter((scheme) => scheme !== main).map(keyOf),
  };
}

function isKey({ factory }: ClientScheme): boolean {
  return factory.endsWith('Key');
}

function authOf(scheme: ClientScheme): object {
  if (scheme.factory === 'bearer') return auth('bearer', { token: variable(scheme.name) });
  if (isKey(scheme)) return auth('apikey', keyOf(scheme));
  const { username, password } = userOf(scheme);
  return auth('basic', { username: variable(username), password: variable(password) });
}

function auth(type: string, attributes: object): object {
  return { type, [type]: Object.entries(attributes).map(([key, value]) => ({ key, value, type: 'string' })) };
}

/** Postman has no form for keys in cookies, so that they are sent in the header. */
function keyOf({ factory, parameter, name }: ClientScheme) {
  const value = variable(name);
  if (factory === 'cookieKey') return { key: 'Cookie', value: `${parameter}=${value}`, in: 'header' };
  return { key: parameter, value, in: factory === 'queryKey' ? 'query' : 'header' };
}

function userOf({ name }: ClientScheme) {
  return { username: `${name}Username`, password: `${name}Password` };
}

function variable(name: string): string {
  return `{{${name}}}`;
}
