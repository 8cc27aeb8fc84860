import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

import { onTestFinished } from 'vitest';

export interface StartedProcess {
  readonly process: ChildProcess;
  /** Everything that it has printed so far. */
  text(): string;
  /** Waits until the output contains `text`. Throws with the output if the process ends first. */
  output(text: string): Promise<void>;
  /** Sends `signal` and waits for the end. */
  end(signal: NodeJS.Signals): Promise<void>;
}

/** Runs a module with Node, from source text or a file; killed with the test. */
export function startProcess(args: readonly string[]): StartedProcess {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const exited = once(child, 'exit');
  let text = '';
  let notify = Promise.withResolvers<void>();
  const take = (chunk: Buffer): void => {
    text += chunk.toString();
    notify.resolve();
    notify = Promise.withResolvers();
  };
  child.stdout.on('data', take);
  child.stderr.on('data', take);
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await exited;
  });
  return {
    process: child,
    text: () => text,
    async output(expected) {
      while (!text.includes(expected)) {
        const ended = await Promise.race([notify.promise.then(() => false), exited.then(() => true)]);
        if (ended && !text.includes(expected))
          throw new Error(`The process ended before it said "${expected}": ${text}`);
      }
    },
    async end(signal) {
      child.kill(signal);
      await exited;
    },
  };
}
