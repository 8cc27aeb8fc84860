import { expect, test } from 'vitest';

import { allowsAddress, checkNetwork } from '../../../service/auth/allowed-addresses.ts';

test.each([
  '192.0.2.1',
  '192.0.2.0/24',
  '0.0.0.0/0',
  '192.0.2.1/32',
  '10.0.0.0/8',
  '2001:db8::1',
  '2001:db8::/32',
  '::/0',
  '2001:db8::/128',
  '2001:db8::/100',
  '2001:db8::/33',
])('accepts the network %s', (network) => {
  expect(() => checkNetwork(network)).not.toThrow();
});

test.each([
  '',
  'example.com',
  '192.0.2',
  '192.0.2.0/',
  '192.0.2.0/33',
  '192.0.2.0/128',
  '192.0.2.0/024',
  '192.0.2.0/-1',
  '192.0.2.0/2x',
  '192.0.2.0/x2',
  '192.0.2.0/24/8',
  '2001:db8::/129',
  '2001:db8::/1000',
  '/24',
])('rejects %j as a network, and shows how one is written', (network) => {
  expect(() => checkNetwork(network)).toThrow(
    `must list IP addresses and networks such as 192.0.2.0/24 and 2001:db8::/32, not "${network}"`,
  );
});

test.each(['::ffff:192.0.2.1', '::ffff:192.0.2.0/120'])(
  'rejects %s, an IPv4 network in the form of IPv6',
  (network) => {
    expect(() => checkNetwork(network)).toThrow(`must list IPv4 networks in their own form, such as 192.0.2.0/24`);
  },
);

test.each([
  [[], '203.0.113.9', true],
  [[], 'unknown', true],
  [['192.0.2.0/24'], '192.0.2.255', true],
  [['192.0.2.0/24'], '192.0.3.0', false],
  [['192.0.2.7'], '192.0.2.7', true],
  [['192.0.2.7'], '192.0.2.8', false],
  [['192.0.2.7'], '::ffff:192.0.2.7', true],
  [['192.0.2.7'], '[::ffff:192.0.2.7]:8080', true],
  [['198.51.100.0/24', '192.0.2.7'], '192.0.2.7', true],
  [['2001:db8::/32'], '2001:db8:ffff::1', true],
  [['2001:db8::/32'], '2001:db9::1', false],
  [['2001:db8::1'], '2001:db8::1', true],
  [['2001:db8::1'], '2001:db8::2', false],
  [['0.0.0.0/0'], 'unknown', false],
  [['0.0.0.0/0'], '2001:db8::1', false],
  [['::/0'], '2001:db8::1', true],
] as const)('with the networks %j, a client with the address %s is allowed: %s', (networks, address, isAllowed) => {
  expect(allowsAddress(networks, address)).toBe(isAllowed);
});
