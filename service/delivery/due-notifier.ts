import type { Kysely } from 'kysely';

import type { Log } from '../common/log.ts';
import type { DueDestination } from '../services.ts';
import {
  sendNotice,
  type Listening,
  listenForNotices,
  MAX_NOTICE_BYTES,
  type NoticeListener,
} from '../storage/notices.ts';
import { type PostgresPlace, sessionUrl } from '../storage/postgres-engine.ts';
import type { Tables } from '../storage/tables.ts';
import type { WorkerLock } from './worker-lock.ts';

/** Payload instead of destinations when there are too many to name. */
const ANYWHERE = '*';

/**
 * Publishes to the other processes on the same PostgreSQL what became due (NOTIFY), after the commit and
 * batched: destinations that become due while one NOTIFY is running go with the next. A lost notice costs
 * time only: every dispatcher sweeps the queue.
 */
export class DueNotifier {
  readonly #db: Kysely<Tables>;
  readonly #channel: string;
  readonly #log: Log;
  readonly #pending = new Set<string>();
  #publishing: Promise<void> | undefined;

  constructor(db: Kysely<Tables>, schema: string, log: Log) {
    this.#db = db;
    this.#channel = channelOf(schema);
    this.#log = log;
  }

  notifyDue(due: readonly DueDestination[]): void {
    for (const { accountId, settingId } of due) this.#pending.add(`${settingId} ${accountId}`);
    if (this.#pending.size > 0) this.#publishing ??= this.#run();
  }

  /** Resolves when everything so far is published. */
  async flushed(): Promise<void> {
    while (this.#publishing !== undefined) await this.#publishing;
  }

  async #run(): Promise<void> {
    while (this.#pending.size > 0) {
      const names = [...this.#pending].join('\n');
      this.#pending.clear();
      try {
        await sendNotice(this.#db, this.#channel, Buffer.byteLength(names) > MAX_NOTICE_BYTES ? ANYWHERE : names);
      } catch (error) {
        this.#log.warn({ err: error }, 'failed to publish due notifications; workers find them at their next sweep');
      }
    }
    this.#publishing = undefined;
  }
}

export interface DueListener {
  readonly dispatcher: { notifyDue(destinations: readonly DueDestination[]): void; notifyAnyDue(): void };
  /** Held while the connection lives. */
  readonly workerLock: WorkerLock;
  readonly log: Log;
}

/** Receives what `DueNotifier` of other processes publishes. */
export function listenForDue(
  place: Pick<PostgresPlace, 'url' | 'directUrl' | 'schema'>,
  listener: DueListener,
): Listening {
  return listenForNotices(sessionUrl(place), channelOf(place.schema), noticesOf(listener));
}

/** What the notices and their connection cause, however they arrive. */
export function noticesOf({ dispatcher, workerLock, log }: DueListener): NoticeListener {
  return {
    received: (text) =>
      text === ANYWHERE ? dispatcher.notifyAnyDue() : dispatcher.notifyDue(text.split('\n').map(destinationOf)),
    async connected(session) {
      await workerLock.acquire(session);
      dispatcher.notifyAnyDue();
    },
    lost: () => workerLock.lose(),
    log,
  };
}

function channelOf(schema: string): string {
  return `${schema}_due`;
}

function destinationOf(name: string): DueDestination {
  const space = name.indexOf(' ');
  return { settingId: name.slice(0, space) as DueDestination['settingId'], accountId: name.slice(space + 1) };
}
