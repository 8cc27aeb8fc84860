import { setTimeout as sleep } from 'node:timers/promises';

import type { Ended, Program } from '../service/start/program.ts';
import { now } from './now.ts';
import type { Place, Role } from './place.ts';

/** A start takes about seven seconds of processor time, which a busy machine gives slowly. */
const READY_MS = 300_000;
const ANY_PORT = 0;

type Environment = Readonly<Record<string, string>>;

/** The service's processes; whichever dies is started again. */
export class Processes {
  readonly #place: Place;
  readonly #running: {
    readonly role: Role;
    readonly port: number | undefined;
    readonly env: Environment;
    program: Program;
  }[];

  /** @param envOf Variables that only the process with this index has. */
  constructor(place: Place, roles: readonly Role[], envOf: (index: number) => Environment = () => ({})) {
    this.#place = place;
    this.#running = roles.map((role, index) => {
      // The first of a role has the port of the place.
      const port = roles.indexOf(role) === index ? undefined : ANY_PORT;
      const env = envOf(index);
      return { role, port, env, program: place.start(role, port, env) };
    });
  }

  /**
   * Kills any one of them, or of those with a role, starts it again at once, and returns the time of the
   * kill. Only this start has the variables in `env`.
   */
  async killOne(role?: Role, env: Environment = {}): Promise<number> {
    const some = this.#running.filter((each) => role === undefined || each.role === role);
    const one = some[Math.floor(Math.random() * some.length)]!;
    const at = now();
    one.program.kill('SIGKILL');
    const { code, err } = await one.program.ended;
    if (code !== null) throw new Error(`A process of the service had ended by itself, with exit code ${code}: ${err}`);
    one.program = this.#place.start(one.role, one.port, { ...one.env, ...env });
    return at;
  }

  /** Waits until one of them has died of SIGKILL by itself. Throws when it ended in another way. */
  async killed(): Promise<void> {
    const { code, err } = await Promise.race(this.#running.map(({ program }) => program.ended));
    if (code !== null) throw new Error(`A process of the service had ended by itself, with exit code ${code}: ${err}`);
  }

  /** Starts again whichever has died, and waits until it serves. */
  async restartDead(): Promise<void> {
    await this.startDead();
    await this.ready();
  }

  /** Starts again whichever has died. Returns how they had ended. */
  async startDead(): Promise<Ended[]> {
    const dead: Ended[] = [];
    for (const one of this.#running) {
      const ended = await endOf(one.program);
      if (ended === undefined) continue;
      dead.push(ended);
      one.program = this.#place.start(one.role, one.port, one.env);
    }
    return dead;
  }

  /**
   * Waits until each of them serves or has ended. Kills those that do neither in time, and returns how many.
   */
  async killStuck(withinMs: number): Promise<number> {
    const late = sleep(withinMs, 'late', { ref: false });
    const states = this.#running.map(async ({ program }) => {
      const state = await Promise.race([program.says('\n').catch(() => 'ended'), late]);
      if (state === 'late') program.kill('SIGKILL');
      return state;
    });
    return (await Promise.all(states)).filter((state) => state === 'late').length;
  }

  /** Waits until all of them serve. */
  async ready(): Promise<void> {
    const late = new Promise<never>((_, reject) => {
      setTimeout(reject, READY_MS, new Error(`The service was not up after ${READY_MS / 1_000} s.`)).unref();
    });
    await Promise.race([Promise.all(this.#running.map(({ program }) => program.says('\n'))), late]);
  }

  /** Where each of them listens. */
  async urls(): Promise<string[]> {
    const lines = await Promise.all(this.#running.map(({ program }) => program.says('\n')));
    return lines.map((line) => (JSON.parse(line) as { readonly url: string }).url);
  }

  /** Waits until the log of one, by its place in the roles, contains `part`. Returns all of the log. */
  log(index: number, part: string): Promise<string> {
    return this.#running[index]!.program.complains(part);
  }

  /** How many have ended by themselves. */
  async lost(): Promise<number> {
    const ends = await Promise.all(this.#running.map(({ program }) => endOf(program)));
    return ends.filter((end) => end !== undefined).length;
  }

  /** Ends them in order and returns their standard error since the last start. */
  async stop(): Promise<string> {
    for (const { program } of this.#running) program.kill('SIGTERM');
    const ended = await Promise.all(this.#running.map(({ program }) => program.ended));
    return ended.map(({ err }) => err).join('');
  }
}

/** How it has ended; undefined while it runs. */
async function endOf({ ended }: Program): Promise<Ended | undefined> {
  return Promise.race([ended, sleep(0, undefined)]);
}

/** Waits until no notification is pending. Returns whether that was in time. */
export async function settled(place: Place, withinMs: number): Promise<boolean> {
  const end = now() + withinMs;
  while (now() < end) {
    const left = await Promise.all(['not_attempted', 'needs_retry'].map((status) => someWith(place, status)));
    if (!left.includes(true)) return true;
    await sleep(200);
  }
  return false;
}

async function someWith(place: Place, status: string): Promise<boolean> {
  const { code, out, err } = await place.operator('notification', 'list', '--status', status, '--limit', '1', '--json');
  if (code !== 0) throw new Error(`Notifications could not be listed: ${err}`);
  return (JSON.parse(out) as readonly object[]).length > 0;
}
