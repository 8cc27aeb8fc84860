import type { Api, Operation } from '../../../model/api.ts';
import { type ClientScheme, clientSchemes, sentSchemes } from '../../client/security.ts';

/** What a request of a Postman collection sends to authenticate itself. */
interface PostmanCredentials {
  /** Postman's own form, of which a request has one. */
  readonly auth: object;
  /** The keys that the operation requires beside it. */
  readonly header: readonly object[];
  readonly query: readonly object[];
}

/** The variables of a collection that hold its credentials. */
export function credentialVariables(api: Api): string[] {
  return clientSchemes(api).flatMap((scheme) =>
    scheme.factory === 'basic' ? Object.values(userOf(scheme)) : [scheme.name],
  );
}

/** The credentials of the first alternative that has any. */
export function postmanCredentials({ security }: Operation, api: Api): PostmanCredentials {
  const required = security.find((alternative) => alternative.length > 0) ?? [];
  const schemes = sentSchemes(api).filter(({ name }) => required.some(({ scheme }) => scheme === name));
  const main = schemes.find((scheme) => !isKey(scheme)) ?? schemes[0];
  const keys = schemes.filter((scheme) => scheme !== main).map(keyOf);
  const placed = (place: string): object[] =>
    keys.filter((key) => key.in === place).map(({ key, value }) => ({ key, value }));
  return {
    auth: main === undefined ? { type: 'noauth' } : authOf(main),
    header: placed('header'),
    query: placed('query'),
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
