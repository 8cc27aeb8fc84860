import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { anyError } from '../../../service/common/any-error.ts';
import { systemClock } from '../../../service/common/clock.ts';
import type { DestinationReach } from '../../../service/common/destination-reach.ts';
import { checkUrlDestination } from '../../../service/notification-settings/destination-rules.ts';
import { isAllowedAddress } from '../../../service/outbound/addresses.ts';
import type { Sender } from '../../../service/outbound/attempt.ts';
import { readDestinationUrl } from '../../../service/outbound/destination-url.ts';
import { specialPurposeBlocks } from '../../../service/outbound/special-purpose.ts';
import { createWebhookSender } from '../../../service/outbound/webhook-sender.ts';
import {
  BLOCKED_ADDRESSES,
  BLOCKED_HOSTS,
  bracketed,
  lastOf,
  PUBLIC_IPV4,
  PUBLIC_IPV6,
  spellingsOf,
} from './address-vectors.ts';
import { messageTo } from './message.ts';
import { type NameServer, startNameServer } from './name-server.ts';

const PUBLIC_ONLY = { reach: 'public' } as const;
/** Whatever is allowed. */
const NEVER_REACHED = [
  ...['169.254.169.254', '169.254.170.2', '100.100.100.200', '168.63.129.16', '192.0.0.192', '0.0.0.0'],
  ...['[fe80::a9fe:a9fe]', '[fd00:ec2::254]', '[fd20:ce::254]', '[fd00:42::42]', '[::ffff:169.254.169.254]', '[::]'],
];
/** Where a name of the test's own name server leads. */
const nameOf = (index: number) => `name-${index}.example.com`;

describe('this machine’s own addresses', () => {
  /** On every address of the machine, and the same port on each that could be there alone. */
  const listeners: Server[] = [];
  let connections = 0;
  let port = 0;
  let names: NameServer;
  let sender: Sender;

  async function listen(host: string): Promise<void> {
    const server = createServer((socket) => {
      connections += 1;
      socket.on('error', () => undefined);
      socket.once('data', () => socket.end('HTTP/1.1 200 OK\r\ncontent-length: 0\r\nconnection: close\r\n\r\n'));
    });
    listeners.push(server);
    server.listen({ host, port, ipv6Only: true });
    await once(server, 'listening');
    port = (server.address() as AddressInfo).port;
  }

  beforeAll(async () => {
    await listen('0.0.0.0');
    await listen('::');
    names = await startNameServer((name, type) => {
      const address = BLOCKED_ADDRESSES[Number(/^name-(\d+)\./.exec(name)?.[1])];
      return address !== undefined && address.includes(':') === (type === 'AAAA') ? [address] : [];
    });
    sender = createWebhookSender({ clock: systemClock, ...PUBLIC_ONLY, dnsServers: [names.address] });
  });
  afterAll(async () => {
    await sender.close();
    await names.close();
    for (const server of listeners) server.close();
  });

  test('respond in every spelling to a client without checks, so that the tests below can fail', async () => {
    const hosts = [
      ...['127.0.0.1', '127.0.0.53', '127.1.2.3', '0.0.0.0'].flatMap(spellingsOf),
      ...['[::1]', '[::]', '[::ffff:127.0.0.1]', '[0:0:0:0:0:ffff:7f00:1]', 'localhost'],
    ];
    for (const host of hosts) {
      const before = connections;
      const { status } = await fetch(`http://${host}:${port}/`);
      expect({ host, status, connections: connections - before }).toEqual({ host, status: 200, connections: 1 });
    }
  });

  test('are reached only within the policy, and never at an address of cloud metadata', async () => {
    const reached = async (reach: DestinationReach, host: string): Promise<boolean> => {
      const open = createWebhookSender({ clock: systemClock, reach, timeoutMs: 200 });
      const { error } = await open.send(messageTo(`http://${host}:${port}/`));
      await open.close();
      return error !== 'address_not_allowed';
    };
    for (const host of ['127.0.0.1', '127.1.2.3', '[::1]', 'localhost', 'LOCALHOST.', 'a.localhost']) {
      expect(await reached('loopback', host), host).toBe(true);
      expect(await reached('private', host), host).toBe(true);
    }
    for (const host of NEVER_REACHED) expect(await reached('private', host), host).toBe(false);
  });

  test(`are blocked in a URL, like all special-purpose addresses: ${BLOCKED_HOSTS.length} hosts`, async () => {
    const before = connections;
    expect(BLOCKED_HOSTS.length).toBeGreaterThan(400);
    for (const host of BLOCKED_HOSTS) {
      const destination = `https://${host}:${port}/hook`;
      const attempt = await sender.send(messageTo(destination));
      expect({ host, error: attempt.error, address: attempt.address, code: attempt.code }).toEqual({
        host,
        error: 'address_not_allowed',
        address: null,
        code: 0,
      });
      expect(readDestinationUrl(destination, PUBLIC_ONLY), host).toHaveProperty('fault');
      expect(() => checkUrlDestination(anyError, destination, PUBLIC_ONLY), host).toThrow('The destination ');
    }
    expect(connections - before).toBe(0);
    expect(names.queries).toEqual([]);
  });

  test(`are blocked as the address of a name, like all special-purpose addresses: ${BLOCKED_ADDRESSES.length} addresses`, async () => {
    const [before, asked] = [connections, names.queries.length];
    expect(BLOCKED_ADDRESSES.length).toBeGreaterThan(400);
    for (const [index, address] of BLOCKED_ADDRESSES.entries()) {
      const destination = `https://${nameOf(index)}:${port}/hook`;
      expect(readDestinationUrl(destination, PUBLIC_ONLY), address).toHaveProperty('url');
      const attempt = await sender.send(messageTo(destination));
      expect({ address, error: attempt.error, reached: attempt.address }).toEqual({
        address,
        error: 'address_not_allowed',
        reached: null,
      });
      expect(isAllowedAddress(address, PUBLIC_ONLY), address).toBe(false);
    }
    expect(connections - before).toBe(0);
    expect(names.queries.length - asked).toBe(2 * BLOCKED_ADDRESSES.length);
  });
});

test('accepts public addresses in their usual spelling', () => {
  const addresses = [...PUBLIC_IPV4, ...PUBLIC_IPV6];
  expect(addresses.filter((address) => !isAllowedAddress(address, PUBLIC_ONLY))).toEqual([]);
  const hosts = [...PUBLIC_IPV4, ...PUBLIC_IPV6.map(bracketed), 'example.com', 'EXAMPLE.com.'];
  for (const host of hosts) {
    expect(readDestinationUrl(`https://${host}/hook`, PUBLIC_ONLY), host).toHaveProperty('url');
    expect(() => checkUrlDestination(anyError, `https://${host}/hook`, PUBLIC_ONLY), host).not.toThrow();
  }
});

test('rejects text that is not a plain address', () => {
  for (const text of ['', 'example.com', 'fe80::1%eth0', '2606:4700:4700::1111%1', '8.8.8.8:53', '[::1]', '8.8.8']) {
    expect(isAllowedAddress(text, PUBLIC_ONLY), text).toBe(false);
  }
});

test('rejects every block of the registries of special-purpose addresses, from its first address to its last', () => {
  for (const version of ['ipv4', 'ipv6'] as const) {
    const blocks = specialPurposeBlocks(version);
    expect(blocks.length).toBeGreaterThan(24);
    for (const [network, prefix] of blocks) {
      for (const address of [network, lastOf(network, prefix)])
        expect(isAllowedAddress(address, PUBLIC_ONLY), `${address} of ${network}/${prefix}`).toBe(false);
    }
  }
});

test('parses the registries as they are published: footnotes, two blocks in a cell, quotes over several lines', () => {
  const ipv4 = specialPurposeBlocks('ipv4').map((block) => block.join('/'));
  for (const block of ['192.0.0.0/24', '192.0.0.170/32', '192.0.0.171/32', '192.175.48.0/24', '255.255.255.255/32'])
    expect(ipv4).toContain(block);
  const ipv6 = specialPurposeBlocks('ipv6').map((block) => block.join('/'));
  for (const block of ['2001::/32', '2001:4:112::/48', '2002::/16', '2620:4f:8000::/48', 'fc00::/7', 'fe80::/10'])
    expect(ipv6).toContain(block);
});
