import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createConnection, createServer, type Server, type Socket } from 'node:net';
import { join, relative } from 'node:path';
import { createInterface } from 'node:readline';

import type { Log } from '../basics/log.ts';
import { OperatorError } from '../basics/operator-error.ts';
import type { Services } from '../services.ts';
import { type CommandCall, runCommand } from './run-command.ts';

/**
 * The embedded database belongs to one process. While the service runs, commands therefore go to it: over a socket in the data
 * directory that only its owner can open, one line of JSON there and one back.
 */
type Answer = { readonly result: object } | { readonly error: string };

const INTERNAL_ERROR = 'The running service failed at this. Its log says why.';

/** Takes commands until it is closed. Call it while holding the directory's lock: what lies in the socket's place is then stale. */
export async function serveControl(
  directory: string,
  services: Services,
  log: Log,
): Promise<{ close(): Promise<void> }> {
  const path = socketPath(directory);
  rmSync(path, { force: true });
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    socket.on('error', (error) => log.warn({ err: error }, 'a command was given up by whoever gave it'));
    void serve(socket, services, log);
  });
  try {
    await listen(server, path);
  } catch (error) {
    throw new OperatorError(
      `The control socket ${path} can not be opened (${String(error)}). Choose another directory with --data.`,
      { cause: error },
    );
  }
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of open) socket.end();
      }),
  };
}

/**
 * Has the service that holds `directory` run a command.
 *
 * @throws OperatorError with what went wrong there, or when no service answers.
 */
export async function callControl(directory: string, call: CommandCall): Promise<object> {
  const socket = createConnection(socketPath(directory));
  try {
    socket.write(`${JSON.stringify(call)}\n`);
    const line = await firstLine(socket);
    if (line === undefined) throw new Error('it ended before it answered');
    const answer = JSON.parse(line) as Answer;
    if ('error' in answer) throw new OperatorError(answer.error);
    return answer.result;
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    throw new OperatorError(
      `The process that has the data directory ${directory} takes no commands (${String(error)}).`,
      { cause: error },
    );
  } finally {
    socket.destroy();
  }
}

/** The socket is made while `listen` runs, so the mask that keeps others out holds for that call alone. */
async function listen(server: Server, path: string): Promise<void> {
  const before = process.umask(0o177);
  try {
    server.listen(path);
  } finally {
    process.umask(before);
  }
  await once(server, 'listening');
}

async function serve(socket: Socket, services: Services, log: Log): Promise<void> {
  const line = await firstLine(socket).catch(() => undefined);
  if (line === undefined) return;
  const answer = await answerTo(line, services, log);
  socket.end(`${JSON.stringify(answer)}\n`);
}

async function answerTo(line: string, services: Services, log: Log): Promise<Answer> {
  try {
    const call = JSON.parse(line) as CommandCall;
    const result = await runCommand(services, call);
    log.info({ command: call.name }, 'command done');
    return { result };
  } catch (error) {
    if (error instanceof OperatorError) return { error: error.message };
    log.error({ err: error }, 'command failed');
    return { error: INTERNAL_ERROR };
  }
}

async function firstLine(socket: Socket): Promise<string | undefined> {
  const failed = new Promise<never>((_resolve, reject) => socket.once('error', reject));
  const lines = createInterface({ input: socket });
  const line = (async () => {
    for await (const text of lines) return text;
    return undefined;
  })();
  return Promise.race([line, failed]);
}

/** A socket's path may be 107 bytes long; from the working directory it is often shorter. */
function socketPath(directory: string): string {
  const path = join(directory, 'control.sock');
  const fromHere = relative(process.cwd(), path);
  return fromHere.length < path.length ? fromHere : path;
}
