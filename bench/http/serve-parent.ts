import type { AddressInfo } from 'node:net';

import type { FastifyInstance } from 'fastify';

import { measure } from './load.ts';
import type { Command, Handlers, Ready, Start } from './protocol.ts';
import { statementsSent } from './statements-sent.ts';

/** What the parent process started this one with. */
export function startOf(argv: readonly string[]): Start {
  return JSON.parse(argv[2] ?? '{}') as Start;
}

/** Listens, informs the parent, responds to its messages, and ends when the parent disconnects. */
export async function serveParent(
  app: FastifyInstance,
  ready: Omit<Ready, 'port'>,
  { close, events }: { close(): Promise<unknown>; events: Handlers['events'] },
): Promise<void> {
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const handlers: Handlers = {
    statements: ({ request, status }) => {
      const load = { port, connections: 1, milliseconds: 0, request: () => request, status };
      return statementsSent(() => measure(load));
    },
    processorTime: () => {
      const { user, system } = process.cpuUsage();
      return user + system;
    },
    events,
  };
  process.on('message', async (command: Command) =>
    process.send!(await handlers[command.name](command.input as never)),
  );
  process.once('disconnect', async () => {
    await app.close();
    await close();
  });
  process.send!({ ...ready, port } satisfies Ready);
}
