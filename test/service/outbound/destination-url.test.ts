import { expect, test } from 'vitest';

import { urlFault } from '../../../service/outbound/destination-url.ts';

const PUBLIC_ONLY = { allowPrivate: false };
const ANY = { allowPrivate: true };

test.each([
  ['hooks', 'is not an absolute URL'],
  ['', 'is not an absolute URL'],
  [' https://example.com/', 'is not an absolute URL'],
  ['https://example.com/ ', 'is not an absolute URL'],
  ['http://example.com/', 'has to start with https://'],
  ['ftp://example.com/', 'has to start with https://'],
  ['javascript:alert(1)', 'has to start with https://'],
  ['https://user@example.com/', 'must not carry a user name or password'],
  ['https://user:password@example.com/', 'must not carry a user name or password'],
  ['https://:@example.com/', 'must not carry a user name or password'],
  ['https://@example.com/', 'must not carry a user name or password'],
  ['https:\\\\@example.com/', 'must not carry a user name or password'],
  ['https://example.com@127.0.0.1/', 'must not carry a user name or password'],
  ['https://example.com/#', 'must not have a fragment'],
  ['https://example.com/#part', 'must not have a fragment'],
  ['https://example.com:0/', 'must not have port 0'],
  ['https://localhost/', 'has to be a host on the public internet'],
])('%s %s', (destination, fault) => {
  expect(urlFault(destination, PUBLIC_ONLY)).toBe(fault);
});

test.each([
  'https://example.com',
  'https://example.com/hooks?a=1&b=@',
  'https://example.com/@me',
  'HTTPS://EXAMPLE.COM/',
  'https://example.com:443/',
  'https://example.com:1024/',
  'https://example.com:8443/',
  'https://example.com:65535/',
  'https://münchen.example/',
  'https://localhost.example.com/',
])('%s may be a destination', (destination) => {
  expect(urlFault(destination, PUBLIC_ONLY)).toBeUndefined();
});

test('ports of other protocols are refused, those of fetch’s list above 1023 too', () => {
  for (const port of [1, 21, 22, 25, 53, 80, 110, 442, 444, 587, 1023, 1723, 2049, 6000, 6667, 10_080]) {
    expect(urlFault(`https://example.com:${port}/`, PUBLIC_ONLY), String(port)).toContain('port 443');
  }
});

test('local development takes http, private hosts and any port but 0', () => {
  for (const destination of [
    'http://localhost/',
    'http://localhost:80/',
    'http://127.0.0.1:3000/hook',
    'https://[::1]:22/',
    'http://database:1/',
  ]) {
    expect(urlFault(destination, ANY), destination).toBeUndefined();
  }
  expect(urlFault('http://localhost:0/', ANY)).toBe('must not have port 0');
  expect(urlFault('ftp://localhost/', ANY)).toBe('has to start with https:// or http://');
  expect(urlFault('http://user@localhost/', ANY)).toBe('must not carry a user name or password');
  expect(urlFault('http://localhost/#part', ANY)).toBe('must not have a fragment');
});
