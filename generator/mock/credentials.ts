import type { IncomingHttpHeaders } from 'node:http';

import type { Api } from '../model/api.ts';

/**
 * Returns a function that reports whether a request has credentials of a security scheme. Any value is
 * accepted, and so are requests without the credentials of a scheme that the document does not describe, and
 * without client certificates.
 */
export function credentialsOf({ securitySchemes }: Api) {
  const schemes = new Map(securitySchemes.map(({ name, json }) => [name, json]));
  return (name: string, headers: IncomingHttpHeaders, target: string): boolean => {
    const { type, in: place, name: key, scheme } = schemes.get(name) ?? {};
    const kind = type === 'apiKey' ? place : type;
    if (kind === 'query') return new URL(target, 'http://mock').searchParams.has(String(key));
    if (kind === 'cookie') return hasCookie(headers.cookie, String(key));
    if (kind === 'header') return Boolean(headers[String(key).toLowerCase()]);
    if (kind === 'http') return hasAuthorization(headers, String(scheme));
    return (kind !== 'oauth2' && kind !== 'openIdConnect') || hasAuthorization(headers, 'bearer');
  };
}

function hasAuthorization({ authorization = '' }: IncomingHttpHeaders, scheme: string): boolean {
  const [actual = '', credential = ''] = authorization.split(/ +/);
  return actual.toLowerCase() === scheme.toLowerCase() && credential !== '';
}

function hasCookie(header: string | undefined, name: string): boolean {
  return (header ?? '').split(';').some((pair) => pair.trim().startsWith(`${name}=`));
}
