import type { Socket } from 'node:net';

import { listening } from './limiter-at.ts';

/** What a Redis without counters responds. */
const RESPONSES: Readonly<Record<string, string>> = {
  info: '$15\r\nredis_version:8\r\n',
  get: '+QUEUED\r\n',
  pttl: '+QUEUED\r\n',
  exec: '*2\r\n$-1\r\n:-2\r\n',
};
const NOTHING = '$-1\r\n';
/** The response to a script that counts. */
export const COUNTED = '*2\r\n:1\r\n:60000\r\n';
export const FULL = "-OOM command not allowed when used memory > 'maxmemory'.\r\n";
export const FORBIDDEN = "-NOPERM User default has no permissions to run the 'eval' command\r\n";

/** A server that speaks as a Redis, until the test ends. */
export class RedisLike {
  /** What it responds to a script that changes a key, by the name of the command. */
  respond: (command: string) => string = () => COUNTED;
  /** How many scripts it was asked to run. */
  scripts = 0;
  /** The connections that it has accepted. */
  readonly sockets: Socket[] = [];

  private constructor() {}

  static async start(): Promise<{ readonly server: RedisLike; readonly url: string }> {
    const server = new RedisLike();
    const url = await listening((socket) => {
      server.sockets.push(socket);
      socket.on('data', (chunk) => {
        const commands = chunk.toString().matchAll(/\*\d+\r\n\$\d+\r\n(\w+)\r\n([^*]*)/g);
        socket.write([...commands].map(([, name = '', rest = '']) => server.#responseTo(name, rest)).join(''));
      });
    });
    return { server, url: url.replace(':hunter2@', '') };
  }

  /** Closes every connection in order. */
  hangUp(): void {
    for (const socket of this.sockets) socket.end();
  }

  #responseTo(name: string, rest: string): string {
    const command = name.toLowerCase();
    if (!command.startsWith('eval')) return RESPONSES[command] ?? '+OK\r\n';
    this.scripts += 1;
    return command === 'evalsha' || rest.includes("redis.call('set'") ? this.respond(command) : NOTHING;
  }
}
