import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { Writable } from 'node:stream';

import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';

import { anyError } from '../../../service/common/any-error.ts';
import { inSystemTime } from '../../../service/services.ts';
import { silentLog } from '../../../service/common/log.ts';
import { createLog } from '../../../service/configuration/open-log.ts';
import { openDatabase } from '../../../service/storage/open-database.ts';
import { dropSchema, postgresPlace, type TestDatabase } from '../../support/database.ts';
import {
  documentedLimiter,
  eachService,
  startService,
  type TestService,
  type TestServiceOptions,
} from '../../support/service.ts';
import { caller } from './test-client.ts';
import { brokenDatabase } from './faulty-database.ts';
import { expectError } from './expect-error.ts';
import { openSocket, readResponse, sendRaw } from './raw-request.ts';

eachService('the HTTP server', (service) => {
  let key: string;

  beforeAll(async () => {
    key = await service().keyFor();
  });

  async function another(
    options: TestServiceOptions,
    database: TestDatabase = service().database,
  ): Promise<TestService> {
    const app = await startService(database, options);
    onTestFinished(() => app.app.close());
    return app;
  }

  /** A separate database, to be closed under a running service. */
  async function ownDatabase(): Promise<TestDatabase> {
    const { place } = service().database;
    const own = place.engine === 'postgres' ? postgresPlace(place.url) : place;
    const database = await openDatabase(own, silentLog);
    if (own.engine === 'postgres') onTestFinished(() => dropSchema(own.url, own.schema));
    return { ...database, place: own };
  }

  const head = (line: string, ...more: string[]): string[] => [
    line,
    'Host: api.example',
    `Authorization: Bearer ${key}`,
    ...more,
  ];

  describe('health', () => {
    test('reports that the service is alive and ready', async () => {
      for (const path of ['/livez', '/readyz']) {
        const response = await fetch(`${service().url}${path}`);
        expect(response.status).toBe(200);
        expect(response.headers.get('content-type')).toContain('application/json');
        expect(await response.json()).toEqual({ status: 'ok' });
      }
    });

    test('without its database, reports alive but not ready, and responds with the error envelope', async () => {
      const database = await ownDatabase();
      const app = await another({}, database);
      const itsKey = await app.keyFor();
      await database.close();
      expect((await fetch(`${app.url}/livez`)).status).toBe(200);
      const ready = await fetch(`${app.url}/readyz`);
      expect(ready.status).toBe(503);
      expect(await ready.json()).toEqual({ status: 'unavailable', reason: 'the database does not respond' });
      await expectError(await caller(app, itsKey)('GET', '/event-types'), 'internal_error');
    });
  });

  describe('slow requests', () => {
    test('returns the error envelope for a head that never ends', async () => {
      const app = await another({ app: { requestTimeoutMs: 100 } });
      const socket = await openSocket(app.url);
      const response = readResponse(socket);
      socket.write('GET /event-types HTTP/1.1\r\nHost: api');
      await expectError(await response, 'bad_request');
    });

    test('destroys a connection that never sends anything and that its client never closes', async () => {
      const app = await another({ app: { requestTimeoutMs: 100 } });
      const accepted = once(app.app.server, 'connection') as Promise<[Socket]>;
      const { hostname, port } = new URL(app.url);
      const client = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
      onTestFinished(() => void client.destroy());
      client.on('error', () => undefined).resume();
      const [socket] = await accepted;
      await new Promise((resolve) => socket.once('close', resolve));
      expect(socket.destroyed).toBe(true);
    });

    test('returns the error envelope for a body that never ends', async () => {
      const app = await another({ app: { requestTimeoutMs: 100 } });
      const lines = head('POST /customers HTTP/1.1', 'Content-Type: application/json', 'Content-Length: 100');
      await expectError(await sendRaw(app.url, lines, '{"email":'), 'bad_request');
      const { db } = app.database;
      expect(await db.selectFrom('customers').select('id').execute()).toEqual([]);
    });
  });

  describe('close', () => {
    test('finishes requests in flight and accepts no new ones', async () => {
      const app = await another({});
      const body = JSON.stringify({ email: 'last@customer.example' });
      const lines = head(
        'POST /customers HTTP/1.1',
        'Content-Type: application/json',
        `Content-Length: ${body.length}`,
      );
      const socket = await openSocket(app.url);
      onTestFinished(() => void socket.destroy());
      const arrived = once(app.app.server, 'request');
      socket.write(`${lines.join('\r\n')}\r\n\r\n${body.slice(0, 10)}`);
      await arrived;
      const response = readResponse(socket);
      const closed = app.app.close();
      await vi.waitFor(() => expect(openSocket(app.url)).rejects.toMatchObject({ code: 'ECONNREFUSED' }));
      socket.write(body.slice(10));
      expect((await response).status).toBe(201);
      expect((await response).headers.get('connection')).toBe('close');
      await closed;
      const rows = await app.database.db.selectFrom('customers').select('email').execute();
      expect(rows.map(({ email }) => email)).toContain('last@customer.example');
    });
  });

  describe('the log', () => {
    interface Line {
      readonly level: number;
      readonly msg: string;
      readonly request_id?: string;
      readonly [name: string]: unknown;
    }

    /** A service that writes its log here. */
    async function logging(options: TestServiceOptions = {}, database?: TestDatabase) {
      const lines: string[] = [];
      const stream = new Writable({
        write(chunk, _encoding, done) {
          lines.push(String(chunk));
          done();
        },
      });
      const app = await another(
        { ...options, app: { ...options.app, logger: createLog({ logLevel: 'trace' }, stream) } },
        database,
      );
      const parsed = () => lines.map((line) => JSON.parse(line) as Line);
      return { app, text: () => lines.join(''), lines: () => parsed().filter((line) => line.request_id !== undefined) };
    }

    test('has one line per request, with its id and without its query', async () => {
      const { app, lines } = await logging();
      const response = await caller(app, key)('GET', '/events?per_page=1&secret=hidden');
      const rejected = await caller(app, key)('GET', '/products/pro_1');
      await app.app.close();
      expect(lines()).toEqual([
        expect.objectContaining({
          level: 30,
          msg: 'request completed',
          request_id: response.headers.get('request-id'),
          method: 'GET',
          path: '/events',
          operation: 'events.list',
          status: 200,
          key_id: expect.stringMatching(/^apikey_[0-9a-z]{26}$/) as string,
          account_id: service().accountId,
          address: '127.0.0.1',
          duration_ms: expect.any(Number) as number,
        }),
        expect.objectContaining({ request_id: rejected.headers.get('request-id'), status: 400, code: 'bad_request' }),
      ]);
    });

    test('has a line for malformed input that never became a request', async () => {
      const { app, lines } = await logging();
      const response = await sendRaw(app.url, head('FOO /events HTTP/1.1'));
      expect(lines()).toEqual([
        expect.objectContaining({
          msg: 'request rejected before it reached an operation',
          request_id: response.headers.get('request-id'),
          code: 'method_not_allowed',
        }),
      ]);
    });

    test('logs no error for a client that disconnects during a request', async () => {
      const { app, lines } = await logging();
      const start = head('POST /customers HTTP/1.1', 'Content-Type: application/json', 'Content-Length: 100');
      const socket = await openSocket(app.url);
      const arrived = once(app.app.server, 'request');
      socket.write(`${start.join('\r\n')}\r\n\r\n{"email":`);
      const [request] = (await arrived) as [IncomingMessage];
      await once(request, 'resume');
      const closed = new Promise((resolve) => request.on('close', resolve));
      socket.destroy();
      await closed;
      await app.app.close();
      expect(lines().filter(({ level }) => level > 30)).toEqual([]);
    });

    test('has one line for a request that does not arrive in time', async () => {
      const { app, lines } = await logging({ app: { requestTimeoutMs: 100 } });
      const start = head('POST /customers HTTP/1.1', 'Content-Type: application/json', 'Content-Length: 100');
      await sendRaw(app.url, start, '{');
      await app.app.close();
      expect(lines()).toEqual([expect.objectContaining({ level: 30, status: 400, cause: 'ERR_HTTP_REQUEST_TIMEOUT' })]);
    });

    test('logs no failure for a client that disconnects before its request is counted', async () => {
      const { app, lines } = await logging({ limiter: documentedLimiter() });
      // So says the system of a connection that was reset.
      app.app.server.prependListener('request', ({ socket }: IncomingMessage) =>
        Object.defineProperty(socket, 'remoteAddress', { value: undefined }),
      );
      await sendRaw(app.url, head('GET /events HTTP/1.1', 'Connection: close'));
      await app.app.close();
      expect(lines()).toEqual([expect.objectContaining({ level: 30, status: 400 })]);
    });

    test('logs the internal error, which the response does not contain', async () => {
      const inside = Object.assign(new Error('relation "customers" does not exist'), {
        code: '42P01',
        query: 'insert into customers',
        params: ['jo@private.example', key],
      });
      const { app, lines, text } = await logging({}, brokenDatabase(service().database, inside));
      const response = await caller(app, key)('GET', '/event-types');
      const { meta } = await expectError(response, 'internal_error');
      await app.app.close();
      const failure = lines().find(({ level }) => level === 50);
      expect(failure).toMatchObject({
        request_id: meta.request_id,
        err: { message: inside.message, code: '42P01', stack: expect.any(String) as string },
      });
      expect(text()).not.toContain('private.example');
      expect(text()).not.toContain(key);
    });

    test('contains no key, secret or header, whatever is requested', async () => {
      const { app, text } = await logging();
      const call = caller(app, key);
      const { createSetting } = await import('../../../service/notification-settings/create-setting.ts');
      const setting = await app.services.db.transaction().execute((trx) =>
        createSetting(anyError, trx, inSystemTime(app.services), app.accountId, {
          description: 'Sync',
          type: 'url',
          destination: 'https://hooks.works.example/',
          subscribed_events: ['customer.created'],
        }),
      );
      const settingKey = await app.keyFor();
      const withSetting = caller(app, settingKey);
      expect((await withSetting('GET', `/notification-settings/${setting.id}`)).status).toBe(200);
      expect(
        (await withSetting('PATCH', `/notification-settings/${setting.id}`, { json: { active: false } })).status,
      ).toBe(200);
      await call('POST', '/customers', { json: { email: 'private@customer.example', name: 'Private' } });
      await call('POST', '/customers', { json: { email: 'private@customer.example', name: 'Private' } });
      await call('GET', '/events', { headers: { 'x-secret': 'header-value' } });
      await call('GET', '/events', { headers: { authorization: `Bearer ${key.slice(0, -1)}!` } });
      await sendRaw(app.url, head('FOO /events HTTP/1.1'));
      await app.app.close();
      const secrets = [
        key,
        settingKey,
        key.slice(43),
        settingKey.slice(43),
        setting.endpoint_secret_key.slice(-32),
        'header-value',
        'Bearer',
        'rivate',
      ];
      for (const secret of secrets) expect(text()).not.toContain(secret);
    });
  });
});
