import { once } from 'node:events';
import { createServer } from 'node:net';

import type { FreshClone } from './fresh-clone.ts';
import type { Step } from './step.ts';
import { Terminal } from './terminal.ts';

/** How much output of a failed command is printed, from its end. */
const SHOWN_CHARACTERS = 3_000;

/** Runs steps in a clone and prints the result of each. */
export class StepRunner {
  readonly #clone: FreshClone;
  readonly #print: (line: string) => void;
  readonly #terminals: Terminal[] = [];
  #printed = '';
  #ran = 0;
  #failed = 0;

  constructor(clone: FreshClone, print: (line: string) => void) {
    this.#clone = clone;
    this.#print = print;
  }

  get counts(): { readonly ran: number; readonly failed: number } {
    return { ran: this.#ran, failed: this.#failed };
  }

  async run(steps: readonly Step[]): Promise<void> {
    for (const step of steps) await this.#runStep(step);
  }

  /** Ends every command that is still running. */
  close(): void {
    for (const terminal of this.#terminals) terminal.kill();
  }

  async #runStep(step: Step): Promise<void> {
    if (step.port !== undefined && !(await isFree(step.port))) {
      this.#print(`left out  port ${step.port} is in use: ${step.command.replaceAll('\n', '; ')}`);
      return;
    }
    const command = this.#filled(step);
    const started = performance.now();
    const terminal = new Terminal(command, { cwd: this.#clone.folder, env: this.#clone.env });
    this.#terminals.push(terminal);
    this.#ran += 1;
    try {
      if (step.serves === true)
        await this.#whileServing(step, terminal, (result) => this.#report(result, command, started));
      else await untilEnd(step, terminal);
      this.#report(step.serves === true ? 'ended' : 'ok', command, started);
    } catch (error) {
      this.#failed += 1;
      this.#report('FAILED', command, started);
      this.#print(`${(error as Error).message}. Its output ends with:\n${terminal.text.slice(-SHOWN_CHARACTERS)}`);
    } finally {
      terminal.kill();
      this.#printed += terminal.text;
    }
  }

  async #whileServing(step: Step, terminal: Terminal, report: (result: string) => void): Promise<void> {
    await terminal.prints(step.prints ?? /./);
    report('ready');
    this.#printed += terminal.text;
    const suggested = step.suggests === undefined ? [] : [...terminal.text.matchAll(step.suggests)];
    if (step.suggests !== undefined && suggested.length === 0) throw new Error('prints no command to try');
    await this.run(suggested.map(([, command]) => ({ command: command! })));
    await this.run(step.meanwhile ?? []);
    if (step.printsThen !== undefined) await terminal.prints(step.printsThen);
    await terminal.interrupt();
  }

  #filled({ command, instead = command, fill = {} }: Step): string {
    let text = instead;
    for (const [placeholder, by] of Object.entries(fill)) {
      const value = typeof by === 'string' ? by : this.#printed.match(new RegExp(by, 'g'))?.at(-1);
      text = text.replace(placeholder, value ?? placeholder);
    }
    return text;
  }

  #report(result: string, command: string, started: number): void {
    const seconds = `${((performance.now() - started) / 1_000).toFixed(1)} s`;
    this.#print(`${result.padEnd(8)}${seconds.padStart(8)}  ${command.replaceAll('\n', '; ')}`);
  }
}

async function untilEnd({ prints, exits = [0] }: Step, terminal: Terminal): Promise<void> {
  const code = await terminal.end();
  if (code === null || !exits.includes(code)) throw new Error(`ended with exit code ${code}`);
  if (prints !== undefined && !prints.test(terminal.text)) throw new Error(`did not print ${prints.source}`);
}

/** Whether a server can listen on this port of 127.0.0.1. */
export async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  try {
    await once(server.listen(port, '127.0.0.1'), 'listening');
    server.close();
    await once(server, 'close');
    return true;
  } catch {
    return false;
  }
}
