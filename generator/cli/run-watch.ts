import { type ChildProcess, spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { pluginInputs } from '../plugins/config.ts';
import { readManifest } from '../write/manifest.ts';
import type { Arguments } from './arguments.ts';
import { Saves } from './saves.ts';
import type { Output } from './terminal.ts';
import type { End } from './watched-runs.ts';

const PROJECT = fileURLToPath(new URL('../../', import.meta.url));
const RUNS = fileURLToPath(new URL('./watched-runs.ts', import.meta.url));

/**
 * Runs once, then again after every save of the spec, a template or the generator. The runs are in a child
 * process, so that a saved generator takes part in the next run, and a crash does not end the watch.
 */
export async function runWatch(args: Arguments, stdout: Output): Promise<number> {
  const saves = new Saves(args.out);
  using runs = new WatchProcess(args);
  saves.watch([dirname(args.spec), `${PROJECT}generator`, `${PROJECT}templates`]);
  const run = async (): Promise<void> => {
    await runs.next();
    saves.watch([...specFolders(args.out), ...pluginInputs(args).folders]);
    stdout.write('watching; Ctrl-C ends it\n');
  };
  await run();
  for await (const saved of saves) {
    stdout.write(`\nsaved: ${saved.join(', ')}\n`);
    await run();
  }
  return 0;
}

/** The folders of the files that the last run has read: a reference may point anywhere. */
function specFolders(out: string): string[] {
  return [...new Set(Object.keys(readManifest(out)?.spec ?? {}).map((file) => dirname(join(out, file))))];
}

/**
 * Runs the generator in a child process, which memoizes what it has rendered. When the child has ended, or
 * the generator has changed, a new child replaces it.
 */
export class WatchProcess implements Disposable {
  readonly #args: Arguments;
  readonly #output: 'inherit' | number;
  #process: ChildProcess | undefined;

  /** The child prints to the terminal by itself, or into an open file. */
  constructor(args: Arguments, output: 'inherit' | number = 'inherit') {
    this.#args = { ...args, why: true, addHandlers: false, quiet: false };
    this.#output = output;
  }

  /** Runs once; the child reports its failures by itself. */
  async next(): Promise<void> {
    while ((await this.#run()) === 'generator changed') this[Symbol.dispose]();
  }

  [Symbol.dispose](): void {
    this.#process?.kill();
    this.#process = undefined;
  }

  /** Resolves to undefined when the child has ended during the run. */
  async #run(): Promise<End | undefined> {
    const child = (this.#process ??= this.#start());
    const ended = Promise.withResolvers<End | undefined>();
    const close = (): void => ended.resolve(undefined);
    child.once('message', ended.resolve).once('close', close);
    child.send('run', () => undefined);
    const end = await ended.promise;
    child.off('message', ended.resolve).off('close', close);
    return end;
  }

  #start(): ChildProcess {
    const command = [`${PROJECT}.ci/node.mjs`, RUNS, JSON.stringify(this.#args)];
    const child = spawn(process.execPath, command, { stdio: ['ignore', this.#output, this.#output, 'ipc'] });
    child.once('close', () => {
      if (this.#process === child) this.#process = undefined;
    });
    return child;
  }
}
