import { getEventListeners } from 'node:events';

import { expect, onTestFinished, test } from 'vitest';

import { systemClock } from '../../../service/common/clock.ts';
import { AttemptFailure } from '../../../service/outbound/attempt-failure.ts';
import { connect } from '../../../service/outbound/connect.ts';
import { Deadline } from '../../../service/outbound/deadline.ts';
import { resolveHost } from '../../../service/outbound/resolve.ts';
import { createWebhookSender } from '../../../service/outbound/webhook-sender.ts';
import { messageTo } from './message.ts';
import { type NameServer, startNameServer, type Zone } from './name-server.ts';
import { respondingWith, responseOf } from './receiver.ts';

const PUBLIC_ONLY = { reach: 'public' } as const;
const NEVER = new AbortController().signal;

async function nameServer(zone: Zone): Promise<NameServer> {
  const server = await startNameServer(zone);
  onTestFinished(() => server.close());
  return server;
}

test('queries both address families, IPv4 first', async () => {
  const { address, queries } = await nameServer((_, type) =>
    type === 'A' ? ['93.184.215.14', '93.184.215.15'] : ['2606:2800:21f:cb07::1'],
  );
  const servers = [address];
  expect(await resolveHost('hooks.example.com', NEVER, { servers })).toEqual([
    '93.184.215.14',
    '93.184.215.15',
    '2606:2800:21f:cb07::1',
  ]);
  expect(queries.toSorted()).toEqual(['hooks.example.com A', 'hooks.example.com AAAA']);
});

test('ignores a family without addresses or without a response', async () => {
  const zone: Zone = (name, type) => {
    if (name.startsWith('silent')) return type === 'A' ? ['93.184.215.14'] : undefined;
    return type === 'A' ? [] : ['2606:2800:21f:cb07::1'];
  };
  const { address, queries } = await nameServer(zone);
  const servers = [address];
  expect(await resolveHost('silent.example.com', NEVER, { servers })).toEqual(['93.184.215.14']);
  expect(queries.toSorted(), 'a family is not asked again').toEqual(
    ['A', 'AAAA'].map((type) => `silent.example.com ${type}`),
  );
  expect(await resolveHost('six.example.com', NEVER, { servers })).toEqual(['2606:2800:21f:cb07::1']);
});

test('resolves localhost and IP addresses without a DNS server', async () => {
  const { address, queries } = await nameServer(() => ['93.184.215.14']);
  const servers = [address];
  for (const host of ['localhost', 'app.localhost'])
    expect(await resolveHost(host, NEVER, { servers })).toEqual(['127.0.0.1', '::1']);
  expect(await resolveHost('93.184.215.14', NEVER, { servers })).toEqual(['93.184.215.14']);
  expect(await resolveHost('::1', NEVER, { servers })).toEqual(['::1']);
  expect(queries).toEqual([]);
});

test('fails with dns_error for a name without addresses, and at the deadline for a DNS server that hangs', async () => {
  const { address } = await nameServer((name) => (name.startsWith('hung') ? undefined : []));
  const sender = createWebhookSender({
    clock: systemClock,
    ...PUBLIC_ONLY,
    timeoutMs: 300,
    dnsServers: [address],
  });
  onTestFinished(() => sender.close());
  expect(await sender.send(messageTo('https://none.example.com/'))).toMatchObject({
    error: 'dns_error',
    address: null,
  });
  expect(await sender.send(messageTo('https://hung.example.com/'))).toMatchObject({ error: 'timeout', address: null });
});

test('sends no more queries once the signal has aborted', async () => {
  const controller = new AbortController();
  const failure = new AttemptFailure('timeout');
  const { address, queries } = await nameServer(() => {
    controller.abort(failure);
    return undefined;
  });
  const servers = [address];
  await expect(resolveHost('hung.example.com', controller.signal, { servers })).rejects.toBe(failure);
  await expect(resolveHost('late.example.com', controller.signal, { servers })).rejects.toBe(failure);
  // One for each address family.
  expect(queries.length).toBeLessThanOrEqual(2);
  expect(queries.join()).not.toContain('late');
});

test('asks a name server that does not respond twice, and then fails', async () => {
  const { address, queries } = await nameServer(() => undefined);
  await expect(resolveHost('hung.example.com', NEVER, { servers: [address] })).rejects.toMatchObject({
    error: 'dns_error',
  });
  expect(queries.toSorted()).toEqual(['A', 'A', 'AAAA', 'AAAA'].map((type) => `hung.example.com ${type}`));
});

test('uses the name servers of the system by default', async () => {
  const controller = new AbortController();
  const failure = new AttemptFailure('timeout');
  const resolving = resolveHost('hooks.example.com', controller.signal, {});
  controller.abort(failure);
  await expect(resolving).rejects.toBe(failure);
});

test('leaves neither a timer nor a listener behind', async () => {
  const { address } = await nameServer((_, type) => (type === 'A' ? ['93.184.215.14'] : []));
  const { signal } = new AbortController();
  const timers = (): number => process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length;
  const before = timers();
  for (let count = 0; count < 20; count += 1) await resolveHost('hooks.example.com', signal, { servers: [address] });
  // Some of the tests' own come and go.
  expect(timers()).toBeLessThan(before + 10);
  expect(getEventListeners(signal, 'abort')).toEqual([]);
});

test('rejects a name with a public and a private address, whatever their order', async () => {
  const zone: Zone = (name, type) => {
    if (name.startsWith('other-family')) return type === 'A' ? ['93.184.215.14'] : ['::1'];
    if (type === 'AAAA') return [];
    return name.startsWith('first') ? ['127.0.0.1', '93.184.215.14'] : ['93.184.215.14', '127.0.0.1'];
  };
  const { address } = await nameServer(zone);
  const sender = createWebhookSender({ clock: systemClock, ...PUBLIC_ONLY, dnsServers: [address] });
  onTestFinished(() => sender.close());
  for (const name of ['first', 'last', 'other-family']) {
    const attempt = await sender.send(messageTo(`https://${name}.example.com/`));
    expect({ name, error: attempt.error }).toEqual({ name, error: 'address_not_allowed' });
  }
});

test('resolves a name once per connection, and connects to the address that was checked', async () => {
  const receiver = await respondingWith(responseOf('200 OK', '', 'connection: close'));
  // Right at the first question of each family, and nowhere after it.
  const { address, queries } = await nameServer((name, type) =>
    queries.filter((query) => query === `${name} ${type}`).length === 1 && type === 'A' ? ['127.0.0.1'] : [],
  );
  const sender = createWebhookSender({ clock: systemClock, reach: 'private', dnsServers: [address] });
  onTestFinished(() => sender.close());
  const destination = `http://once.example.com:${receiver.port}/`;
  expect(await sender.send(messageTo(destination))).toMatchObject({
    outcome: 'accepted',
    address: `127.0.0.1:${receiver.port}`,
  });
  expect(queries).toHaveLength(2);
  expect(receiver.received()).toContain(`host: once.example.com:${receiver.port}`);
  expect(await sender.send(messageTo(destination))).toMatchObject({ error: 'dns_error' });
  expect(queries).toHaveLength(4);
});

test('follows a changed DNS record within a minute, however busy the connection is', async () => {
  const receiver = await respondingWith(responseOf('200 OK'));
  const zone = { address: '127.0.0.1' };
  const { address, queries } = await nameServer((_, type) => (type === 'A' ? [zone.address] : []));
  let now = 0;
  const sender = createWebhookSender({
    clock: systemClock,
    reach: 'private',
    dnsServers: [address],
    now: () => now,
  });
  onTestFinished(() => sender.close());
  const send = () => sender.send(messageTo(`http://moved.example.com:${receiver.port}/`));
  expect(await send()).toMatchObject({ outcome: 'accepted' });
  // From here on the name resolves to an address where no server listens.
  zone.address = '127.0.0.2';
  for (now = 10_000; now < 60_000; now += 10_000) expect(await send()).toMatchObject({ outcome: 'accepted' });
  expect({ sockets: receiver.sockets.length, queries: queries.length }).toEqual({ sockets: 1, queries: 2 });
  expect(await send()).toMatchObject({ error: 'connection_refused' });
  expect(queries).toHaveLength(4);
});

test('refuses a connection before it tries any address if one of them is not allowed', async () => {
  const receiver = await respondingWith(responseOf('200 OK'));
  const deadline = new Deadline(20_000);
  onTestFinished(() => deadline.end());
  const options = { host: 'x', port: receiver.port, secureContext: undefined, policy: PUBLIC_ONLY };
  for (const addresses of [['127.0.0.1'], ['::ffff:127.0.0.1'], ['93.184.215.14', '127.0.0.1']]) {
    await expect(connect({ ...options, addresses }, deadline)).rejects.toMatchObject({ error: 'address_not_allowed' });
  }
  expect(receiver.sockets).toEqual([]);
});

test('tries the next address when one refuses the connection', async () => {
  const receiver = await respondingWith(responseOf('200 OK'));
  const deadline = new Deadline(20_000);
  const options = { host: 'x', port: receiver.port, secureContext: undefined, policy: { reach: 'private' as const } };
  const { socket, address: reached } = await connect({ ...options, addresses: ['::1', '127.0.0.1'] }, deadline);
  onTestFinished(() => {
    socket.destroy();
    deadline.end();
  });
  expect(reached).toBe(`127.0.0.1:${receiver.port}`);
});
