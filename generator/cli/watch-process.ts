import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

import type { Arguments } from './arguments.ts';
import type { Output } from './terminal.ts';

const START = fileURLToPath(new URL('../../.ci/node.mjs', import.meta.url));
const RUNS = fileURLToPath(new URL('./watched-runs.ts', import.meta.url));

/** What the process of the runs says of one of them, in this order. */
export type Said = { readonly stdout: string } | { readonly stderr: string } | { readonly end: End };
type End = 'done' | 'generator changed';

/**
 * A process that runs the generator again and again, and keeps in mind what it has made. When it has ended, or the generator has changed,
 * another one takes its place.
 */
export class WatchProcess implements Disposable {
  readonly #words: readonly string[];
  readonly #stdout: Output;
  readonly #stderr: Output;
  #process: ChildProcess | undefined;

  constructor(args: Arguments, stdout: Output, stderr: Output) {
    this.#words = wordsOf(args);
    this.#stdout = stdout;
    this.#stderr = stderr;
  }

  /** Runs once, whatever becomes of it. */
  async next(): Promise<void> {
    while ((await this.#run()) === 'generator changed') this[Symbol.dispose]();
  }

  [Symbol.dispose](): void {
    this.#process?.kill();
    this.#process = undefined;
  }

  /** Gives nothing when the process has ended over it. */
  async #run(): Promise<End | undefined> {
    const child = (this.#process ??= this.#start());
    const ended = Promise.withResolvers<End | undefined>();
    const take = (said: Said): void => {
      if ('end' in said) ended.resolve(said.end);
      else if ('stdout' in said) this.#stdout.write(said.stdout);
      else this.#stderr.write(said.stderr);
    };
    const gone = (): void => ended.resolve(undefined);
    child.on('message', take).once('close', gone);
    child.send('run', () => undefined);
    const end = await ended.promise;
    child.off('message', take).off('close', gone);
    return end;
  }

  #start(): ChildProcess {
    // Without the flags of a run that ends: this process is worth compiling for, keeping that between saves, and room for what a run leaves.
    const room = ['--min-semi-space-size=64', '--max-semi-space-size=64', '--expose-gc'];
    const command = [...room, '--no-flush-bytecode', START, RUNS];
    const child = spawn(process.execPath, [...command, ...this.#words], { stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
    child.stdout!.on('data', (text: Buffer) => this.#stdout.write(text));
    child.stderr!.on('data', (text: Buffer) => this.#stderr.write(text));
    child.once('close', () => {
      if (this.#process === child) this.#process = undefined;
    });
    return child;
  }
}

function wordsOf(args: Arguments): string[] {
  return [
    ...['--spec', args.spec, '--out', args.out, '--scope', args.scope, '--format', args.format, '--why'],
    ...(args.strict ? ['--strict'] : []),
    ...(args.config === undefined ? [] : ['--config', args.config]),
    ...(args.service === undefined ? [] : ['--service', args.service]),
  ];
}
