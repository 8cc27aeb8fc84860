import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** Of the project. */
export const root = fileURLToPath(new URL('../../../', import.meta.url));

export interface Ended {
  /** Null when a signal ended it. */
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** A process of this project, as its parent sees it. */
export interface Program {
  readonly pid: number;
  /**
   * Waits until standard output contains `part` and returns all of it. Throws with the output if the program
   * ends first.
   */
  says(part: string): Promise<string>;
  /** The same for standard error. */
  complains(part: string): Promise<string>;
  kill(signal: NodeJS.Signals): void;
  readonly ended: Promise<Ended>;
}

export interface Surroundings {
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
  /** Makes it the head of a process group, as a shell does with what is started at a terminal. */
  readonly group?: true;
}

/** Starts a command with no variable of this process but those that say where programs and home are. */
export function startProgram(
  [file = '', ...argv]: readonly string[],
  { env = {}, cwd = root, group }: Surroundings = {},
): Program {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(file, argv, {
    cwd,
    env: { PATH, HOME, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: group === true,
  });
  const text = { out: '', err: '' };
  const closed = once(child, 'close');
  let heard = Promise.withResolvers<void>();
  const take = (stream: 'out' | 'err') => (chunk: string) => {
    text[stream] += chunk;
    heard.resolve();
    heard = Promise.withResolvers();
  };
  child.stdout.setEncoding('utf8').on('data', take('out'));
  child.stderr.setEncoding('utf8').on('data', take('err'));
  const waitFor = async (stream: 'out' | 'err', part: string): Promise<string> => {
    for (let over = false; !text[stream].includes(part);) {
      if (over) throw new Error(`The program ended without saying "${part}": ${text.out}${text.err}`);
      over = await Promise.race([heard.promise.then(() => false), closed.then(() => true)]);
    }
    return text[stream];
  };
  return {
    pid: child.pid ?? 0,
    ended: closed.then(() => ({ code: child.exitCode, ...text })),
    kill: (signal) => void child.kill(signal),
    says: (part) => waitFor('out', part),
    complains: (part) => waitFor('err', part),
  };
}

/**
 * How the embedded database is compiled, passed on if the parent runs with the same flag: `vitest.config.ts`
 * says why.
 */
const COMPILING = process.execArgv.filter((flag) => flag === '--liftoff-only');

/** How the scripts of package.json start a module. */
export function nodeCommand(
  module: 'service/app/main.ts' | 'service/operator/main.ts' | 'service/cli/main.ts',
  argv: readonly string[],
): string[] {
  return [process.execPath, ...COMPILING, `${root}.ci/node.mjs`, `${root}${module}`, ...argv];
}
