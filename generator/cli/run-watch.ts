import { watch } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setTimeout as delay } from 'node:timers/promises';

import type { Arguments } from './arguments.ts';
import type { Output } from './terminal.ts';

const PROJECT = fileURLToPath(new URL('../../', import.meta.url));
/** Editors save in several steps; what comes within this time is one save. */
const QUIET_MILLISECONDS = 40;

/**
 * Runs once, then again after every save of the spec, a template or the generator, each time as a process of its own: a saved
 * generator takes part in the next run, and a failing one cannot end the watch. Ends with SIGINT or SIGTERM.
 */
export async function runWatch(args: Arguments, stdout: Output, stderr: Output): Promise<number> {
  const saved = new Set<string>();
  let wake = (): void => undefined;
  const folders = [dirname(args.spec), `${PROJECT}generator`, `${PROJECT}templates`];
  const watchers = folders.map((folder) =>
    watch(folder, { recursive: true }, (_, file) => {
      saved.add(file ?? folder);
      wake();
    }),
  );
  let running = true;
  const stop = (): void => {
    running = false;
    for (const watcher of watchers) watcher.close();
    wake();
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
  while (running) {
    saved.clear();
    await runOnce(args, stdout, stderr);
    stdout.write(`watching ${folders.length} folders; Ctrl-C ends it\n`);
    if (saved.size === 0) await new Promise<void>((resolve) => (wake = resolve));
    await delay(QUIET_MILLISECONDS);
    if (running) stdout.write(`\nsaved: ${[...saved].sort().join(', ')}\n`);
  }
  return 0;
}

async function runOnce(args: Arguments, stdout: Output, stderr: Output): Promise<void> {
  const { spawn } = await import('node:child_process');
  const words = ['--spec', args.spec, '--out', args.out, '--scope', args.scope, '--format', args.format];
  const more = [...(args.strict ? ['--strict'] : []), ...(args.service === undefined ? [] : ['--service', args.service])];
  const child = spawn(process.execPath, [`${PROJECT}generator/main.ts`, ...words, ...more], { stdio: ['ignore', 'pipe', 'pipe'] });
  child.stdout.on('data', (text: Buffer) => stdout.write(text));
  child.stderr.on('data', (text: Buffer) => stderr.write(text));
  await new Promise((resolve) => child.once('close', resolve));
}
