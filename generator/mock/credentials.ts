import type { IncomingHttpHeaders } from 'node:http';

import type { Api } from '../model/api.ts';

/** Returns a function that reports whether a request has credentials of a security scheme. Any value is accepted. */
export function credentialsOf({ securitySchemes }: Api) {
  const schemes = new Map(securitySchemes.map(({ name, json }) => [name, json]));
  return (name: string, headers: IncomingHttpHeaders, target: string): boolean => {
    const { type, in: place, name: key, scheme } = schemes.get(name) ?? {};
    if (type === 'apiKey' && place === 'query') return new URL(target, 'http://mock').searchParams.has(String(key));
    if (type === 'apiKey' && place === 'cookie') return hasCookie(headers.cookie, String(key));
    if (type === 'apiKey') return Boolean(headers[String(key).toLowerCase()]);
    const expected = type === 'http' ? String(scheme).toLowerCase() : 'bearer';
    const [actual = '', credential = ''] = (headers.authorization ?? '').split(/ +/);
    return type === 'mutualTLS' || (actual.toLowerCase() === expected && credential !== '');
  };
}

function hasCookie(header: string | undefined, name: string): boolean {
  return (header ?? '').split(';').some((pair) => pair.trim().startsWith(`${name}=`));
}
