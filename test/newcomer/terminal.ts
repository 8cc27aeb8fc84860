import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

/** How long a command may take on a slow machine. */
const LIMIT_MS = 180_000;
/** How long a command may take to end after Ctrl-C. */
const ENDING_MS = 15_000;

/** One shell command, in a process group together with every process that it starts. */
export class Terminal {
  readonly #group: number;
  readonly #closed: Promise<unknown>;
  readonly #exitCode: () => number | null;
  #heard = Promise.withResolvers<void>();
  #hasEnded = false;
  #text = '';

  constructor(command: string, { cwd, env }: { readonly cwd: string; readonly env: Readonly<Record<string, string>> }) {
    const child = spawn('sh', ['-c', command], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
    this.#group = child.pid ?? 0;
    this.#closed = once(child, 'close');
    child.once('close', () => {
      this.#hasEnded = true;
      this.#heard.resolve();
    });
    this.#exitCode = () => child.exitCode;
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (chunk: string) => {
        this.#text += chunk;
        this.#heard.resolve();
        this.#heard = Promise.withResolvers();
      });
    }
  }

  /** All output so far. */
  get text(): string {
    return this.#text;
  }

  /** Waits until the output matches. @throws Error when the command ends first or exceeds the time limit */
  async prints(pattern: RegExp): Promise<void> {
    const over = sleep(LIMIT_MS, 'late' as const, { ref: false });
    while (!pattern.test(this.#text)) {
      if (this.#hasEnded) throw new Error(`ended without printing ${pattern.source}`);
      const late = await Promise.race([this.#heard.promise, over]);
      if (late === 'late') throw new Error(`did not print ${pattern.source} within ${LIMIT_MS / 1_000} s`);
    }
  }

  /** Waits for the end and returns the exit code. @throws Error when the command exceeds the time limit */
  async end(): Promise<number | null> {
    const late = await Promise.race([this.#closed, sleep(LIMIT_MS, 'late' as const, { ref: false })]);
    if (late === 'late') throw new Error(`did not end within ${LIMIT_MS / 1_000} s`);
    return this.#exitCode();
  }

  /** Sends SIGINT and waits for the end. @throws Error when the command does not end */
  async interrupt(): Promise<void> {
    this.#signal('SIGINT');
    const late = await Promise.race([this.#closed, sleep(ENDING_MS, 'late' as const, { ref: false })]);
    if (late === 'late') throw new Error(`still runs ${ENDING_MS / 1_000} s after Ctrl-C`);
  }

  /** Kills every process of the group that is still running. */
  kill(): void {
    this.#signal('SIGKILL');
  }

  #signal(signal: NodeJS.Signals): void {
    try {
      process.kill(-this.#group, signal);
    } catch (error) {
      // Every process of the group has ended.
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
}
