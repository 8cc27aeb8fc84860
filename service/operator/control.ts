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
 * The embedded database belongs to one process. While the service runs, commands therefore go to it: over a socket in the data
 * directory that only its owner can open, one line of JSON there, and back one for each step of a long command and one at the end.
 */
type Answer = { readonly result: object } | { readonly error: string };
type Line = Answer | { readonly progress: string };

const INTERNAL_ERROR = 'The running service failed at this. Its log says why.';

/** Takes commands until it is closed, which waits for those that are under way. Call it while holding the directory's lock: what lies in the socket's place is then stale. */
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
    socket.on('error', (error) => log.warn({ err: error }, 'a command was given up by whoever gave it'));
    const command = serve(socket, services, log).finally(() => running.delete(command));
    running.add(command);
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
 * Has the service that holds `directory` run a command.
 *
 * @throws OperatorError with what went wrong there, or when no service answers.
 */
export async function callControl(directory: string, call: CommandCall, say: Progress['say']): Promise<object> {
  const socket = createConnection(socketPath(directory));
  try {
    socket.write(`${JSON.stringify(call)}\n`);
    const answer = await lastLine(socket, say);
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
  const write = (part: Line): void => void (socket.writable && socket.write(`${JSON.stringify(part)}\n`));
  const gone = new AbortController();
  socket.on('close', () => gone.abort());
  write(await answerTo(line, services, log, { say: (progress) => write({ progress }), signal: gone.signal }));
  socket.end();
}

async function answerTo(line: string, services: Services, log: Log, progress: Progress): Promise<Answer> {
  try {
    const call = JSON.parse(line) as CommandCall;
    const result = await runCommand(services, call, progress);
    log.info({ command: call.name }, 'command done');
    return { result };
  } catch (error) {
    if (error instanceof OperatorError) return { error: error.message };
    log.error({ err: error }, 'command failed');
    return { error: INTERNAL_ERROR };
  }
}

async function firstLine(socket: Socket): Promise<string | undefined> {
  return unlessFailed(socket, async () => {
    for await (const text of createInterface({ input: socket })) return text;
    return undefined;
  });
}

async function lastLine(socket: Socket, say: Progress['say']): Promise<Answer> {
  return unlessFailed(socket, async () => {
    for await (const text of createInterface({ input: socket })) {
      const line = JSON.parse(text) as Line;
      if (!('progress' in line)) return line;
      say(line.progress);
    }
    throw new Error('it ended before it answered');
  });
}

function unlessFailed<Read>(socket: Socket, read: () => Promise<Read>): Promise<Read> {
  const failed = new Promise<never>((_resolve, reject) => socket.once('error', reject));
  return Promise.race([read(), failed]);
}

/** A socket's path may be 107 bytes long; from the working directory it is often shorter. */
function socketPath(directory: string): string {
  const path = join(directory, 'control.sock');
  const fromHere = relative(process.cwd(), path);
  return fromHere.length < path.length ? fromHere : path;
}
