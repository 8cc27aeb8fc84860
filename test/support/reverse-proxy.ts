import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { onTestFinished } from 'vitest';

import { freePort } from '../chaos/place.ts';
import { isListening } from './is-listening.ts';
import { temporaryDirectory } from './temporary-directory.ts';

interface ReverseProxy {
  readonly name: string;
  /** Its configuration in `docs/examples/`. */
  readonly example: string;
  readonly version: readonly string[];
  /** What the example says of this machine, and what a test needs instead. */
  changes(
    ports: { readonly own: number; readonly service: number },
    directory: string,
  ): readonly (readonly [RegExp, string])[];
  command(file: string, directory: string): readonly string[];
}

export const reverseProxies: readonly ReverseProxy[] = [
  {
    name: 'nginx',
    example: 'docs/examples/nginx.conf',
    version: ['nginx', '-v'],
    changes: ({ own, service }, directory) => [
      [/^pid .*$/m, `pid ${directory}/pid;`],
      [/^error_log .*$/m, 'error_log stderr warn;'],
      [/listen 443 ssl;/, `listen 127.0.0.1:${own};`],
      [/listen \[::\]:443 ssl;/, ''],
      [/ssl_certificate .*;/, ''],
      [/ssl_certificate_key .*;/, ''],
      [/127\.0\.0\.1:8080/, `127.0.0.1:${service}`],
    ],
    command: (file, directory) => ['nginx', '-p', directory, '-c', file, '-g', 'daemon off;'],
  },
  {
    name: 'HAProxy',
    example: 'docs/examples/haproxy.cfg',
    version: ['haproxy', '-v'],
    changes: ({ own, service }) => [
      [/bind :443 .*/, `bind 127.0.0.1:${own}`],
      [/bind :::443 .*/, ''],
      [/127\.0\.0\.1:8080/, `127.0.0.1:${service}`],
    ],
    command: (file) => ['haproxy', '-db', '-f', file],
  },
  {
    name: 'Caddy',
    example: 'docs/examples/Caddyfile',
    version: ['caddy', 'version'],
    changes: ({ own, service }) => [
      [/^api\.billing\.example \{/m, `{\n\tadmin off\n}\nhttp://:${own} {`],
      [/127\.0\.0\.1:8080/, `127.0.0.1:${service}`],
    ],
    command: (file) => ['caddy', 'run', '--config', file, '--adapter', 'caddyfile'],
  },
];

/** Whether this machine has the program. */
export function isInstalled({ version: [program = '', ...words] }: ReverseProxy): boolean {
  return spawnSync(program, words).status === 0;
}

/**
 * Starts it with its example in front of a service on this machine, and returns its port. It ends with the
 * test.
 */
export async function startReverseProxy(proxy: ReverseProxy, servicePort: number): Promise<number> {
  const directory = await temporaryDirectory();
  const own = await freePort();
  let text = readFileSync(proxy.example, 'utf8');
  for (const [before, after] of proxy.changes({ own, service: servicePort }, directory)) {
    if (!before.test(text)) throw new Error(`${proxy.example} does not contain ${before}`);
    text = text.replace(before, after);
  }
  const file = join(directory, 'configuration');
  writeFileSync(file, text);
  const [program = '', ...words] = proxy.command(file, directory);
  const env = { ...process.env, HOME: directory, XDG_DATA_HOME: directory, XDG_CONFIG_HOME: directory };
  const child = spawn(program, words, { env, stdio: ['ignore', 'ignore', 'pipe'] });
  const errors: string[] = [];
  child.stderr.on('data', (chunk: Buffer) => errors.push(chunk.toString()));
  const ended = once(child, 'exit');
  onTestFinished(async () => {
    child.kill('SIGTERM');
    await ended;
  });
  while (!(await isListening(own))) {
    if (child.exitCode !== null) throw new Error(`${proxy.name} ended: ${errors.join('')}`);
    await sleep(20);
  }
  return own;
}
