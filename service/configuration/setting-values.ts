import { isIP } from 'node:net';

import { parseSecretKey } from '../auth/secret-key.ts';
import { geometricDelays } from './geometric-delays.ts';
import { address, isHost } from './setting.ts';

export const webAddress = address(
  /^https?:\/\/[^\s\\@?#/]+(?:\/[^\s\\@?#]*)?$/i,
  'a URL that starts with https:// or http:// and has no user name, query or fragment, such as https://api.billing.example',
);
export const redisAddress = address(
  /^rediss?:\/\/(?:[^\s@/?#]*@)?[^\s@/?#]+(?:\/\d*)?$/i,
  'a URL that starts with redis:// or rediss:// and may end with a database number, such as redis://user:password@cache.example:6379/0',
);
export const mailServer = address(
  /^smtps?:\/\/(?:[^\s@/?#]*@)?[^\s@/?#]+\/?(?:\?tls=never)?$/i,
  'a URL that starts with smtps:// or smtp:// and ends with host and port, such as smtps://user:password@mail.example.com:465; ?tls=never may follow smtp://',
);

export function host(text: string): string {
  if (!isHost(text))
    throw new Error(
      'must be an IP address or a host name without port or brackets, such as 127.0.0.1, :: or localhost',
    );
  return text;
}

export function directory(text: string): string {
  if (text === '' || text !== text.trim())
    throw new Error('must be a path without spaces around it, such as /var/lib/billing');
  return text;
}

export function file(text: string): string {
  if (text !== text.trim()) throw new Error('must be a path without spaces around it, such as /etc/billing/taxes.json');
  return text;
}

export function domain(text: string): void {
  if (isHost(text) && isIP(text) === 0 && text.includes('.')) return;
  throw new Error('must list domains such as spam.example, without @ or *: their subdomains are rejected as well');
}

export function secretKey(text: string): Uint8Array {
  const key = parseSecretKey(text);
  if (key === undefined) throw new Error('must be 32 bytes in base64 or hex, as `openssl rand -base64 32` prints them');
  return key;
}

export function secretKeys(text: string): readonly Uint8Array[] {
  return text.split(',').map((key) => secretKey(key.trim()));
}

/** A decimal fraction of at most six digits, less than 1. */
export function share(text: string): string {
  if (!/^0(?:\.\d{1,6})?$/.test(text)) throw new Error('must be a decimal fraction from 0 to 0.999999, such as 0.05');
  return text;
}

/** A network in the form that Fastify's `trustProxy` accepts. */
export function proxy(network: string): void {
  const [address = '', bits, ...rest] = network.split('/');
  const longest = isIP(address) === 4 ? 32 : 128;
  const isLength = bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= longest);
  if (isIP(address) !== 0 && isLength && rest.length === 0) return;
  throw new Error('must list IP addresses and networks such as 10.0.0.0/8');
}

/** In CIDR notation, with the length and without bits after it, as firewalls require. */
export function ipv4Network(network: string): void {
  const [address = '', bits = '', ...rest] = network.split('/');
  if (isIP(address) === 4 && /^(0|[1-9]\d?)$/.test(bits) && Number(bits) <= 32 && rest.length === 0) {
    const value = address.split('.').reduce((sum, byte) => sum * 256 + Number(byte), 0);
    if (value % 2 ** (32 - Number(bits)) === 0) return;
  }
  throw new Error('must list IPv4 networks such as 198.51.100.64/28, and single addresses such as 192.0.2.14/32');
}

export function country(code: string): void {
  if (!/^[A-Z]{2}$/.test(code)) throw new Error('must list countries by their two capital letters');
}

export function oneCountry(code: string): string {
  if (!/^[A-Z]{2}$/.test(code)) throw new Error('must be a country by its two capital letters, such as IE');
  return code;
}

/** `60,240,540`, or `55..12600*1.12/59`: 59 delays that grow by a factor of 1.12, from 55 up to 12,600. */
export function retryDelays(text: string): readonly number[] {
  const growth = /^(\d+)\.\.(\d+)\*(\d+(?:\.\d+)?)\/(\d+)$/.exec(text);
  if (growth !== null) {
    const [first = 0, longest = 0, factor = 0, count = 0] = growth.slice(1).map(Number);
    if (first >= 1 && factor >= 1 && count <= 1_000) return geometricDelays(first, factor, longest, count);
  } else if (/^\d{1,7}(,\d{1,7})*$/.test(text)) return text.split(',').map(Number);
  throw new Error('must list seconds such as 60,240,540, or have the form 55..12600*1.12/59');
}

export function nameServer(server: string): void {
  const [, bracketed, bare = server, port = '53'] =
    isIP(server) === 0 ? (/^(?:\[(.+)\]|([^:]+))(?::(\d+))?$/.exec(server) ?? []) : [];
  const isServer = bracketed === undefined ? isIP(bare) !== 0 : isIP(bracketed) === 6;
  if (isServer && /^[1-9]\d{0,4}$/.test(port) && Number(port) <= 65_535) return;
  throw new Error('must list IP addresses, each with or without a port, such as 192.0.2.53 or [2001:db8::53]:5353');
}
