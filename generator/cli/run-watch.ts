import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { ownInputs } from '../own-targets/own-inputs.ts';
import { readManifest } from '../write/manifest.ts';
import type { Arguments } from './arguments.ts';
import { Saves } from './saves.ts';
import type { Output } from './terminal.ts';

const PROJECT = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Runs once, then again after every save of the spec, a template or the generator, each time as a process of its own: a saved
 * generator takes part in the next run, and a failing one cannot end the watch. Ends with SIGINT or SIGTERM.
 */
export async function runWatch(args: Arguments, stdout: Output, stderr: Output): Promise<number> {
  const saves = new Saves(args.out);
  const end = (): void => saves.end();
  process.once('SIGINT', end).once('SIGTERM', end);
  saves.watch([dirname(args.spec), `${PROJECT}generator`, `${PROJECT}templates`]);
  while (!saves.ended) {
    await runOnce(args, stdout, stderr);
    saves.watch([...specFolders(args.out), ...ownInputs(args).folders]);
    stdout.write('watching; Ctrl-C ends it\n');
    const saved = await saves.next();
    if (!saves.ended) stdout.write(`\nsaved: ${saved.join(', ')}\n`);
  }
  return 0;
}

/** Where the files of the document are that the last run has read: a reference may lead anywhere. */
function specFolders(out: string): string[] {
  return Object.keys(readManifest(out)?.spec ?? {}).map((file) => dirname(join(out, file)));
}

async function runOnce(args: Arguments, stdout: Output, stderr: Output): Promise<void> {
  const { spawn } = await import('node:child_process');
  const words = ['--spec', args.spec, '--out', args.out, '--scope', args.scope, '--format', args.format];
  const more = [
    '--why',
    ...(args.strict ? ['--strict'] : []),
    ...(args.config === undefined ? [] : ['--config', args.config]),
    ...(args.service === undefined ? [] : ['--service', args.service]),
  ];
  const command = [...process.execArgv, `${PROJECT}.ci/node.mjs`, `${PROJECT}generator/main.ts`];
  const child = spawn(process.execPath, [...command, ...words, ...more], { stdio: ['ignore', 'pipe', 'pipe'] });
  child.stdout.on('data', (text: Buffer) => stdout.write(text));
  child.stderr.on('data', (text: Buffer) => stderr.write(text));
  await new Promise((resolve) => child.once('close', resolve));
}
