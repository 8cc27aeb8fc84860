import type { Session } from '../../../service/storage/notices.ts';
import type { SimulatedProcess } from './process.ts';
import type { Random } from './random.ts';
import type { Scheduler } from './scheduler.ts';

interface NoticeWorld {
  readonly scheduler: Scheduler;
  readonly random: Random;
  disturb(process: SimulatedProcess): void;
}

interface Listener {
  received(text: string): void;
  lost(): void;
}

interface Connection extends Listener {
  readonly process: SimulatedProcess;
  readonly channel: string;
  /** Values of the statements that acquired advisory locks. */
  readonly locks: (readonly unknown[])[];
}

/** Executes a statement of a session at once. */
type Execute = (text: string, values: readonly unknown[]) => Promise<readonly object[]>;

/** The connections that listen, and the advisory locks that their sessions hold. */
export class Notices {
  readonly #world: NoticeWorld;
  readonly #connections = new Map<Session, Connection>();
  readonly #execute: Execute;

  constructor(world: NoticeWorld, execute: Execute) {
    this.#world = world;
    this.#execute = execute;
  }

  connect(process: SimulatedProcess, channel: string, listener: Listener): Session {
    const connection: Connection = { process, channel, locks: [], ...listener };
    const { scheduler, random } = this.#world;
    const session = {
      query: (text: string, values: readonly unknown[]) => {
        const { promise, resolve, reject } = Promise.withResolvers<{ rows: never[] }>();
        scheduler.after(random.between(0.2, 3), 'call', 'statement of a listener', async () => {
          try {
            const rows = await this.#execute(text, values);
            if (text.includes('pg_try_advisory_lock')) connection.locks.push(values);
            resolve({ rows: rows as never[] });
          } catch (error) {
            reject(error);
          }
        });
        return promise;
      },
    } as unknown as Session;
    this.#connections.set(session, connection);
    return session;
  }

  /** Ends the connection of a session. The database may notice that later. */
  async lose(session: Session | undefined): Promise<void> {
    const connection = session && this.#connections.get(session);
    if (session === undefined || connection === undefined) return;
    this.#connections.delete(session);
    const { scheduler, random } = this.#world;
    const unlock = async (): Promise<void> => {
      for (const values of connection.locks) {
        await this.#execute('select pg_advisory_unlock(hashtext($1::text), $2::int)', values);
      }
    };
    if (random.chance(0.8)) await unlock();
    else scheduler.after(random.between(100, 30_000), 'plan', 'database notices a lost connection', unlock, null);
    if (!connection.process.isAlive) return;
    this.#world.disturb(connection.process);
    connection.lost();
  }

  /** Loses one of the connections, if there is one. */
  async loseAny(): Promise<void> {
    const sessions = [...this.#connections.keys()];
    if (sessions.length > 0) await this.lose(this.#world.random.pick(sessions));
  }

  /** Passes a notice on to all who listen at the moment. */
  publish(channel: string, text: string): void {
    const { scheduler, random } = this.#world;
    for (const [session, connection] of this.#connections) {
      if (connection.channel !== channel) continue;
      const receive = (): void => {
        if (this.#connections.has(session)) connection.received(text);
      };
      scheduler.after(random.magnitude(0.1, 20), 'call', 'notice', receive, connection.process);
    }
  }
}
