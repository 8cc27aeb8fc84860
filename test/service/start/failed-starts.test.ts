import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';

import { isLongRun } from '../../support/suite-length.ts';
import { temporaryDirectory } from '../../support/temporary-directory.ts';
import { expectFailedStart } from './expect-failed-start.ts';
import { prepare, type Serving, withPlace } from './place.ts';
import { type Ended, nodeCommand, startProgram } from './program.ts';

function start(argv: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Ended> {
  return startProgram(nodeCommand('service/app/main.ts', argv), { env }).ended;
}

/** Listens on a free port of this machine until the test ends. */
async function listening(serve: (socket: Socket) => void): Promise<number> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    serve(socket);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return address.port;
}

/**
 * What a PostgreSQL says to a client whose password is wrong (protocol 3.0: AuthenticationCleartextPassword,
 * ErrorResponse).
 */
function rejectPassword(socket: Socket): void {
  const fields = 'SFATAL\0C28P01\0Mpassword authentication failed\0\0';
  const head = Buffer.from('E\0\0\0\0');
  head.writeInt32BE(fields.length + 4, 1);
  socket.once('data', () => {
    socket.write(Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 3]));
    socket.once('data', () => socket.end(Buffer.concat([head, Buffer.from(fields)])));
  });
}

describe('a wrong command line', () => {
  test.each([
    [['--prot', '1'], "Unknown option '--prot'. Try --help."],
    [['--environment', 'staging'], '--environment must be one of sandbox, live, not "staging".'],
  ])('rejects %j in one line', async (argv, line) => {
    expectFailedStart(await start(argv), line);
  });

  test.runIf(isLongRun)('--help lists the options and variables', async () => {
    const { code, out, err } = await start(['--help']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    for (const option of ['--port N', '--data DIR', '--environment NAME', '--json', 'DATABASE_URL']) {
      expect(out).toContain(option);
    }
  });
});

test.runIf(isLongRun)('a start with a tax table that does not exist fails with its path', async () => {
  const argv = ['--data', await temporaryDirectory(), '--port', '0'];
  const ended = await start(argv, { BILLING_TAX_TABLE: '/no/taxes.json' });
  expectFailedStart(ended, /^BILLING_TAX_TABLE \(\/no\/taxes\.json\) is not a tax table: ENOENT/);
});

describe('a start with a wrong DATABASE_URL', () => {
  async function startAt(url: string): Promise<Ended> {
    const ended = await start(['--data', await temporaryDirectory(), '--port', '0'], { DATABASE_URL: url });
    expect(ended.err).not.toContain('hunter2');
    return ended;
  }

  test.runIf(isLongRun)('fails when the URL is not one of PostgreSQL', async () => {
    const line = 'DATABASE_URL must have the form postgres://user:password@host:5432/name.';
    expectFailedStart(await startAt('mysql://me:hunter2@127.0.0.1/shop'), line);
  });

  test('fails when no server listens there', async () => {
    const line = 'DATABASE_URL (database "shop" on 127.0.0.1:1 as "me") cannot be used: nothing is listening there.';
    expectFailedStart(await startAt('postgres://me:hunter2@127.0.0.1:1/shop'), line);
  });

  test.runIf(isLongRun)('fails when the host does not exist', async () => {
    const ended = await startAt('postgres://me:hunter2@nowhere.invalid/shop');
    expectFailedStart(
      ended,
      /cannot be used: (the host name does not exist|the host name cannot be resolved at the moment)\.$/,
    );
  });

  test('fails when the password is wrong', async () => {
    const port = await listening(rejectPassword);
    const line = `DATABASE_URL (database "shop" on 127.0.0.1:${port} as "me") cannot be used: the password is wrong.`;
    expectFailedStart(await startAt(`postgres://me:hunter2@127.0.0.1:${port}/shop`), line);
  });

  test.runIf(isLongRun)('fails when the server is not PostgreSQL', async () => {
    const port = await listening((socket) => socket.once('data', () => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')));
    const ended = await startAt(`postgres://me:hunter2@127.0.0.1:${port}/shop`);
    expectFailedStart(ended, /cannot be used: the server closed the connection, so it may not be PostgreSQL\.$/);
  });

  test.runIf(isLongRun)('fails when the server does not respond', async () => {
    const port = await listening(() => undefined);
    const ended = await startAt(`postgres://me:hunter2@127.0.0.1:${port}/shop`);
    expectFailedStart(ended, /cannot be used: the server does not respond\.$/);
  });
});

describe.runIf(isLongRun)('a start with a wrong REDIS_URL', () => {
  withPlace(undefined, (place) => {
    beforeAll(() => prepare(place()));

    const startAt = (redis: string): Promise<Ended> =>
      start(['--data', place().directory, '--port', '0'], { REDIS_URL: redis });

    test('fails when the URL is not one of Redis', async () => {
      const line = /^REDIS_URL must be a URL that starts with redis:\/\/ or rediss:\/\/ .*, such as redis:/;
      expectFailedStart(await startAt('redis://:hunter2@127.0.0.1/one'), line);
    });

    test('fails when the server is not Redis', async () => {
      const port = await listening((socket) =>
        socket.once('data', () => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')),
      );
      const line = `REDIS_URL (127.0.0.1:${port}) cannot be used: the server is not Redis.`;
      expectFailedStart(await startAt(`redis://:hunter2@127.0.0.1:${port}`), line);
    });
  });
});

describe('a start whose data directory or address is in use', () => {
  withPlace(undefined, (place) => {
    let service: Serving;

    beforeAll(async () => {
      await prepare(place());
      service = await place().serve();
    });

    test('fails when another process uses the data directory', async () => {
      const line = /^The data directory .*data is in use by process \d+\. Stop that process, or choose .* --data\.$/;
      expectFailedStart(await place().start('--port', '0').ended, line);
      expect((await service.call('GET', '/event-types')).status, 'the one that has it goes on').toBe(200);
    });

    describe.runIf(isLongRun)('the address of the service', () => {
      withPlace(undefined, (other) => {
        beforeAll(() => prepare(other()));

        test('fails when another process uses the port', async () => {
          const { port } = new URL(service.url);
          const line = `Port ${port} of 127.0.0.1 is in use. Stop the process that uses it, or choose another port with --port.`;
          expectFailedStart(await other().start('--port', port).ended, line);
        });

        test('fails when the address belongs to another machine', async () => {
          const line = '203.0.113.9 is not an address of this machine. Choose another with --host.';
          expectFailedStart(await other().start('--host', '203.0.113.9', '--port', '0').ended, line);
          const again = await other().serve();
          expect((await again.call('GET', '/event-types')).status, 'the failed tries did no harm').toBe(200);
        });
      });
    });
  });
});
