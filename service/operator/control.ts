import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createConnection, createServer, type Server, type Socket } from 'node:net';
import { join, relative } from 'node:path';
import { createInterface } from 'node:readline';

import type { Log } from '../common/log.ts';
import { OperatorError } from '../common/operator-error.ts';
import type { Services } from '../services.ts';
import type { Progress } from './command.ts';
import { type CommandCall, runCommand } from './run-command.ts';

/**
 * The embedded database belongs to one process, so a running service executes the commands. They arrive
 * over a socket in the data directory that only its owner can open: one line of JSON per command, and one
 * line back for each progress report and for the result. A line with a part of the command is answered with
 * an empty object when the caller has done it.
 */
type Reply = { readonly result: object } | { readonly error: string };
type Line = Reply | { readonly progress: string } | { readonly part: object };

const DISCONNECTED = 'The process of the operator ended before it had done its part of the command.';
const INTERNAL_ERROR = 'The command failed in the running service. Its log has the reason.';

/**
 * Executes commands until it is closed, which waits for running ones. Call it while holding the directory's
 * lock: an existing socket file is then stale.
 */
export async function serveControl(
  directory: string,
  services: Services,
  log: Log,
): Promise<{ close(): Promise<void> }> {
  const path = socketPath(directory);
  rmSync(path, { force: true });
  const open = new Set<Socket>();
  const running = new Set<Promise<void>>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    socket.on('error', (error) => log.warn({ err: error }, 'the connection of an operator command failed'));
    const command = serve(socket, services, log).finally(() => running.delete(command));
    running.add(command);
  });
  try {
    await listen(server, path);
  } catch (error) {
    throw new OperatorError(
      `The control socket ${path} can't be opened (${String(error)}). Choose another directory with --data.`,
      { cause: error },
    );
  }
  return {
    async close() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of open) socket.end();
      await closed;
      await Promise.all(running);
    },
  };
}

/**
 * Runs a command in the service that holds `directory`.
 *
 * @throws OperatorError with the failure there, or when no service responds.
 */
export async function callControl(directory: string, call: CommandCall, progress: Progress): Promise<object> {
  const socket = createConnection(socketPath(directory));
  try {
    socket.write(`${JSON.stringify(call)}\n`);
    const reply = await lastLine(socket, progress);
    if ('error' in reply) throw new OperatorError(reply.error);
    return reply.result;
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    throw new OperatorError(
      `The process that has the data directory ${directory} does not accept commands (${String(error)}).`,
      { cause: error },
    );
  } finally {
    socket.destroy();
  }
}

/** `listen` creates the socket synchronously, so the umask applies to that call only. */
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
  const lines = linesOf(socket);
  const line = await lines().catch(() => undefined);
  if (line === undefined) return;
  const write = (part: Line): void => void (socket.writable && socket.write(`${JSON.stringify(part)}\n`));
  const disconnected = new AbortController();
  socket.on('close', () => disconnected.abort());
  const progress: Progress = {
    say: (text) => write({ progress: text }),
    signal: disconnected.signal,
    async handOver(part) {
      write({ part });
      if ((await lines().catch(() => undefined)) === undefined) throw new OperatorError(DISCONNECTED);
    },
  };
  write(await replyTo(line, services, log, progress));
  socket.end();
}

async function replyTo(line: string, services: Services, log: Log, progress: Progress): Promise<Reply> {
  try {
    const call = JSON.parse(line) as CommandCall;
    const result = await runCommand(services, call, progress);
    log.info({ command: call.name }, 'operator command completed');
    return { result };
  } catch (error) {
    if (error instanceof OperatorError) return { error: error.message };
    log.error({ err: error }, 'operator command failed');
    return { error: INTERNAL_ERROR };
  }
}

/** Reads one line after the other; undefined at the end. */
function linesOf(socket: Socket): () => Promise<string | undefined> {
  const lines = createInterface({ input: socket })[Symbol.asyncIterator]();
  return () =>
    unlessFailed(socket, async () => {
      const { done, value } = await lines.next();
      return done === true ? undefined : value;
    });
}

async function lastLine(socket: Socket, { say, handOver }: Progress): Promise<Reply> {
  return unlessFailed(socket, async () => {
    for await (const text of createInterface({ input: socket })) {
      const line = JSON.parse(text) as Line;
      if ('progress' in line) say(line.progress);
      else if ('part' in line) {
        await handOver?.(line.part);
        socket.write('{}\n');
      } else return line;
    }
    throw new Error('the connection closed before the result arrived');
  });
}

function unlessFailed<Read>(socket: Socket, read: () => Promise<Read>): Promise<Read> {
  const failed = new Promise<never>((_resolve, reject) => socket.once('error', reject));
  return Promise.race([read(), failed]);
}

/** A socket path is limited to 107 bytes; relative to the working directory it is often shorter. */
function socketPath(directory: string): string {
  const path = join(directory, 'control.sock');
  const fromHere = relative(process.cwd(), path);
  return fromHere.length < path.length ? fromHere : path;
}
