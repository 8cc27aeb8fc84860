import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { systemClock } from '../../../service/basics/clock.ts';
import { checkUrlDestination } from '../../../service/notification-settings/destination-rules.ts';
import { isAllowedAddress } from '../../../service/outbound/addresses.ts';
import type { Sender } from '../../../service/outbound/attempt.ts';
import { urlFault } from '../../../service/outbound/destination-url.ts';
import { createWebhookSender } from '../../../service/outbound/webhook-sender.ts';
import {
  BLOCKED_ADDRESSES,
  BLOCKED_HOSTS,
  bracketed,
  PUBLIC_IPV4,
  PUBLIC_IPV6,
  spellingsOf,
} from './address-vectors.ts';
import { messageTo } from './message.ts';
import { type NameServer, startNameServer } from './name-server.ts';

const PUBLIC_ONLY = { allowPrivate: false };
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

  test('are reached in every spelling where private destinations are allowed: what follows can fail', async () => {
    const open = createWebhookSender({ clock: systemClock, allowPrivate: true });
    const hosts = [
      ...['127.0.0.1', '127.0.0.53', '127.1.2.3', '0.0.0.0'].flatMap(spellingsOf),
      ...['[::1]', '[::]', '[::ffff:127.0.0.1]', '[0:0:0:0:0:ffff:7f00:1]', 'localhost', 'LOCALHOST.', 'a.localhost'],
    ];
    for (const host of hosts) {
      const before = connections;
      const attempt = await open.send(messageTo(`http://${host}:${port}/`));
      expect({ host, code: attempt.code, connections: connections - before }).toEqual({
        host,
        code: 200,
        connections: 1,
      });
    }
    await open.close();
  });

  test(`and everything special are not reached by URL: ${BLOCKED_HOSTS.length} hosts`, async () => {
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
      expect(urlFault(destination, PUBLIC_ONLY), host).toBeDefined();
      expect(() => checkUrlDestination(destination, PUBLIC_ONLY), host).toThrow('The destination ');
    }
    expect(connections - before).toBe(0);
    expect(names.queries).toEqual([]);
  });

  test(`nor by a name that leads there: ${BLOCKED_ADDRESSES.length} addresses`, async () => {
    const [before, asked] = [connections, names.queries.length];
    expect(BLOCKED_ADDRESSES.length).toBeGreaterThan(400);
    for (const [index, address] of BLOCKED_ADDRESSES.entries()) {
      const destination = `https://${nameOf(index)}:${port}/hook`;
      expect(urlFault(destination, PUBLIC_ONLY), address).toBeUndefined();
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

test('public addresses may be destinations, in every spelling', () => {
  const addresses = [...PUBLIC_IPV4, ...PUBLIC_IPV6];
  expect(addresses.filter((address) => !isAllowedAddress(address, PUBLIC_ONLY))).toEqual([]);
  const hosts = [...PUBLIC_IPV4.flatMap(spellingsOf), ...PUBLIC_IPV6.map(bracketed), 'example.com', 'EXAMPLE.com.'];
  for (const host of hosts) {
    expect(urlFault(`https://${host}/hook`, PUBLIC_ONLY), host).toBeUndefined();
    expect(() => checkUrlDestination(`https://${host}/hook`, PUBLIC_ONLY), host).not.toThrow();
  }
});

test('what is no address without more is not allowed', () => {
  for (const text of ['', 'example.com', 'fe80::1%eth0', '2606:4700:4700::1111%1', '8.8.8.8:53', '[::1]', '8.8.8']) {
    expect(isAllowedAddress(text, PUBLIC_ONLY), text).toBe(false);
  }
});
