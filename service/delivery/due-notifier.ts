import type { Kysely } from 'kysely';

import type { Log } from '../common/log.ts';
import type { DueDestination } from '../services.ts';
import { giveNotice, type Listening, listenForNotices, MAX_NOTICE_BYTES } from '../storage/notices.ts';
import type { Tables } from '../storage/tables.ts';
import type { WorkerLock } from './worker-lock.ts';

/** Said in place of destinations when there are too many of them to name. */
const ANYWHERE = '*';

/**
 * Tells other processes on the same PostgreSQL what became due, after the commit and bundled: what comes while one notice is under way
 * goes with the next one. A notice that gets lost is made up for by the sweep of every dispatcher.
 */
export class DueNotifier {
  readonly #db: Kysely<Tables>;
  readonly #channel: string;
  readonly #log: Log;
  readonly #pending = new Set<string>();
  #telling: Promise<void> | undefined;

  constructor(db: Kysely<Tables>, schema: string, log: Log) {
    this.#db = db;
    this.#channel = channelOf(schema);
    this.#log = log;
  }

  tell(due: readonly DueDestination[]): void {
    for (const { accountId, settingId } of due) this.#pending.add(`${settingId} ${accountId}`);
    this.#telling ??= this.#run();
  }

  /** Resolves when everything so far has been told. */
  async told(): Promise<void> {
    while (this.#telling !== undefined) await this.#telling;
  }

  async #run(): Promise<void> {
    while (this.#pending.size > 0) {
      const names = [...this.#pending].join('\n');
      this.#pending.clear();
      try {
        await giveNotice(this.#db, this.#channel, Buffer.byteLength(names) > MAX_NOTICE_BYTES ? ANYWHERE : names);
      } catch (error) {
        this.#log.warn(
          { err: error },
          'nobody was told what became due; workers find it when they look through everything',
        );
      }
    }
    this.#telling = undefined;
  }
}

export interface DueListener {
  due(destinations: readonly DueDestination[]): void;
  dueSomewhere(): void;
  /** Of who listens, for as long as it can hear. */
  readonly presence: WorkerLock;
  readonly log: Log;
}

/** The other end of `DueNotifier`. */
export function listenForDue(
  { url, schema }: { readonly url: string; readonly schema: string },
  { due, dueSomewhere, presence, log }: DueListener,
): Listening {
  return listenForNotices(url, channelOf(schema), {
    heard: (text) => (text === ANYWHERE ? dueSomewhere() : due(text.split('\n').map(destinationOf))),
    async connected(session) {
      await presence.enter(session);
      dueSomewhere();
    },
    lost: () => presence.leave(),
    log,
  });
}

function channelOf(schema: string): string {
  return `${schema}_due`;
}

function destinationOf(name: string): DueDestination {
  const space = name.indexOf(' ');
  return { settingId: name.slice(0, space) as DueDestination['settingId'], accountId: name.slice(space + 1) };
}
