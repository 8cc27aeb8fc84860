import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

/** What somebody waits for a command at most, on a slow machine. */
const PATIENCE_MS = 180_000;
/** What a command may take to end after Ctrl-C. */
const ENDING_MS = 15_000;

/** A command at a terminal of its own, in a process group with whatever it starts. */
export class Terminal {
  readonly #group: number;
  readonly #closed: Promise<unknown>;
  readonly #exitCode: () => number | null;
  #heard = Promise.withResolvers<void>();
  #isOver = false;
  #text = '';

  constructor(command: string, { cwd, env }: { readonly cwd: string; readonly env: Readonly<Record<string, string>> }) {
    const child = spawn('sh', ['-c', command], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
    this.#group = child.pid ?? 0;
    this.#closed = once(child, 'close');
    child.once('close', () => {
      this.#isOver = true;
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

  /** Everything that it has printed so far. */
  get text(): string {
    return this.#text;
  }

  /** Waits until it has printed something. @throws Error when it ends first, or takes too long. */
  async prints(pattern: RegExp): Promise<void> {
    const over = sleep(PATIENCE_MS, 'late' as const, { ref: false });
    while (!pattern.test(this.#text)) {
      if (this.#isOver) throw new Error(`ended without printing ${pattern.source}`);
      const late = await Promise.race([this.#heard.promise, over]);
      if (late === 'late') throw new Error(`has not printed ${pattern.source} within ${PATIENCE_MS / 1_000} s`);
    }
  }

  /** Waits for its end and returns the exit code. @throws Error when it takes too long */
  async end(): Promise<number | null> {
    const late = await Promise.race([this.#closed, sleep(PATIENCE_MS, 'late' as const, { ref: false })]);
    if (late === 'late') throw new Error(`has not ended within ${PATIENCE_MS / 1_000} s`);
    return this.#exitCode();
  }

  /** Ctrl-C. @throws Error when it goes on */
  async interrupt(): Promise<void> {
    this.#signal('SIGINT');
    const late = await Promise.race([this.#closed, sleep(ENDING_MS, 'late' as const, { ref: false })]);
    if (late === 'late') throw new Error(`goes on ${ENDING_MS / 1_000} s after Ctrl-C`);
  }

  /** Ends whatever is left of it. */
  kill(): void {
    this.#signal('SIGKILL');
  }

  #signal(signal: NodeJS.Signals): void {
    try {
      process.kill(-this.#group, signal);
    } catch (error) {
      // All of the group have ended already.
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
}
