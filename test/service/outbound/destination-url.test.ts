import { expect, test } from 'vitest';

import { portOf, readDestinationUrl } from '../../../service/outbound/destination-url.ts';

const reaches = ['public', 'loopback', 'private'] as const;
const PUBLIC_ONLY = { reach: 'public' } as const;
const LOOPBACK = { reach: 'loopback' } as const;
const PRIVATE = { reach: 'private' } as const;

function faultOf(destination: string, policy: Parameters<typeof readDestinationUrl>[1]): string | undefined {
  const read = readDestinationUrl(destination, policy);
  return 'fault' in read ? read.fault : undefined;
}

const NO_URL = 'must be an absolute URL such as https://hooks.example.com/billing';
const NO_HOST =
  'must have a host such as hooks.example.com, whose parts are 1 to 63 letters, digits and hyphens and neither begin nor end with a hyphen, ' +
  'or an IP address such as 192.0.2.1 or [2001:db8::1]';
const NO_USER = 'must not have a user name or password';
const NO_FRAGMENT = 'must not have a fragment, the part from # on';
const NO_PORT = 'must have a port from 1 to 65535 behind the colon';
const NOT_ENCODED = 'percent-encoded, such as %20 for a space';
const NO_PERCENT = 'must have two hexadecimal digits behind each %, and %25 for a % itself';

test.each([
  ['', NO_URL],
  ['hooks', NO_URL],
  ['//x.example/', NO_URL],
  ['https:x.example', NO_URL],
  ['https:/x.example', NO_URL],
  ['https:///x.example', NO_URL],
  ['https:\\\\x.example', NO_URL],
  ['https:\\\\@example.com/', NO_URL],
  ['https://', NO_URL],
  ['https:///hook', NO_URL],
  [' https://example.com/', NO_URL],
  ['ht\ntps://example.com/', NO_URL],
  ['ftp://example.com/', NO_URL],
  ['javascript:alert(1)', NO_URL],
  ['https://example.com/ ', NOT_ENCODED],
  ['https://x.example/a b', NOT_ENCODED],
  ['https://x.example/a\tb', NOT_ENCODED],
  ['https://x.example/a\\b', NOT_ENCODED],
  ['https://x.example/a\0', NOT_ENCODED],
  ['https://x.example/\u00a0', NOT_ENCODED],
  ['https://x.example/\u202e', NOT_ENCODED],
  ['https://x.example/?q="x"', NOT_ENCODED],
  ['https://x.example/?q[]=x', NOT_ENCODED],
  ['https://x.example/{id}', NOT_ENCODED],
  ['https://x.example/%', NO_PERCENT],
  ['https://x.example/?q=100%', NO_PERCENT],
  ['https://x.example/%zz', NO_PERCENT],
  ['https://x.example/%2z', NO_PERCENT],
  ['https://-a.example/', NO_HOST],
  ['https://a-.example/', NO_HOST],
  ['https://x..example/', NO_HOST],
  ['https://.example/', NO_HOST],
  ['https://x.example../', NO_HOST],
  ['https://x_y.example/', NO_HOST],
  ['https://x y.example/', NO_HOST],
  ['https://x\\y.example/', NO_HOST],
  ['https://%65xample.com/', NO_HOST],
  ['https://*.example.com/', NO_HOST],
  [`https://${'a'.repeat(64)}.example/`, NO_HOST],
  [`https://${'a.'.repeat(121)}examples.com/`, NO_HOST],
  ['https://xn--/', NO_HOST],
  ['https://2130706433/', NO_HOST],
  ['https://0x8080808/', NO_HOST],
  ['https://8.8.8/', NO_HOST],
  ['https://8.8.8.8./', NO_HOST],
  ['https://８.8.8.8/', NO_HOST],
  ['https://1.2.3.4.5/', NO_HOST],
  ['https://[::1/', NO_HOST],
  ['https://[1.2.3.4]/', NO_HOST],
  ['https://[::1]x/', NO_HOST],
  ['https://user@example.com/', NO_USER],
  ['https://user:password@example.com/', NO_USER],
  ['https://:@example.com/', NO_USER],
  ['https://@example.com/', NO_USER],
  ['https://example.com@127.0.0.1/', NO_USER],
  ['https://example.com/#', NO_FRAGMENT],
  ['https://example.com/#part', NO_FRAGMENT],
  ['https://example.com:0/', NO_PORT],
  ['https://example.com:/', NO_PORT],
  ['https://example.com:00443/', NO_PORT],
  ['https://example.com:65536/', NO_PORT],
])('rejects %j under every policy', (destination, fault) => {
  for (const reach of reaches) expect(faultOf(destination, { reach })).toContain(fault);
});

test.each([
  'https://example.com',
  'https://example.com?a=1',
  'https://example.com/hooks?a=1&b=@/?',
  "https://example.com/@me;v=1/~x/!$&'()*+,=:%20%C3%bc",
  'https://example.com/ü/日本?q=é',
  'HTTPS://EXAMPLE.COM/',
  'https://example.com./',
  'https://example.com:443/',
  'https://example.com:1024/',
  'https://example.com:8443/',
  'https://example.com:65535/',
  'https://münchen.example/',
  'https://xn--mnchen-3ya.example/',
  'https://localhost.example.com/',
  'https://a--b.example.com/',
  `https://${'a'.repeat(63)}.example/`,
  `https://${'a.'.repeat(121)}example.com/`,
  'https://8.8.8.8/hook',
  'https://[2606:4700:4700::1111]:8443/hook',
])('accepts %s', (destination) => {
  for (const reach of reaches)
    expect(readDestinationUrl(destination, { reach })).toEqual({ url: new URL(destination) });
});

test('rejects ports of other protocols, including those above 1023 that fetch blocks', () => {
  for (const port of [1, 21, 22, 25, 53, 80, 110, 442, 444, 587, 1023, 1723, 2049, 6000, 6667, 10_080]) {
    for (const policy of [PUBLIC_ONLY, LOOPBACK])
      expect(faultOf(`https://example.com:${port}/`, policy), String(port)).toContain('port 443');
  }
});

test.each([
  ['http://example.com/', 80],
  ['https://example.com/', 443],
  ['https://example.com:443/', 443],
  ['http://example.com:443/', 443],
  ['https://example.com:8443/', 8443],
])('%s leads to port %d', (destination, port) => {
  expect(portOf(new URL(destination))).toBe(port);
});

const ON_THIS_MACHINE = [
  'http://localhost/',
  'http://LOCALHOST:80/',
  'http://app.localhost:3000/',
  'http://127.0.0.1:3000/hook',
  'https://[::1]:22/',
];

test('accepts http and any port on this machine if the policy allows it', () => {
  for (const destination of ON_THIS_MACHINE) {
    expect(faultOf(destination, PUBLIC_ONLY), destination).toBe('must have a host on the public internet');
    expect(faultOf(destination, LOOPBACK), destination).toBeUndefined();
    expect(faultOf(destination, PRIVATE), destination).toBeUndefined();
  }
});

test('requires the widest policy for private networks and for http elsewhere', () => {
  for (const host of ['database', 'db.internal', '10.1.2.3', '192.168.0.7', '172.20.0.2', '100.64.0.9', '[fd12::9]']) {
    const destination = `http://${host}:1/`;
    expect(faultOf(destination, LOOPBACK), destination).toMatch(
      /public internet or this machine: localhost, 127\.0\.0\.1/,
    );
    expect(faultOf(destination, PRIVATE), destination).toBeUndefined();
  }
  for (const destination of ['http://example.com/', 'http://8.8.8.8/', 'http://[2606:4700:4700::1111]/'])
    expect(faultOf(destination, LOOPBACK)).toBe('must start with https://, such as https://hooks.example.com/billing');
  expect(faultOf('http://example.com/', PRIVATE)).toBeUndefined();
});
