import { type Kysely, sql } from 'kysely';
import { Client } from 'pg';

import type { Log } from '../basics/log.ts';
import type { Tables } from './tables.ts';

const FIRST_WAIT_MS = 100;
const LONGEST_WAIT_MS = 5_000;
/** PostgreSQL takes less than 8,000 bytes. */
export const MAX_NOTICE_BYTES = 7_900;

/** Tells whoever listens. Never call it inside a transaction: there NOTIFY takes a lock that lets only one commit at a time. */
export async function giveNotice(db: Kysely<Tables>, channel: string, text: string): Promise<void> {
  await sql`select pg_notify(${channel}, ${text})`.execute(db);
}

export interface Listening {
  close(): Promise<void>;
}

/** The connection that somebody listens on. What it locks stays locked for as long as it lives. */
export type Session = Pick<Client, 'query'>;

export interface NoticeListener {
  heard(text: string): void;
  connected(session: Session): Promise<void>;
  lost(): void;
  readonly log: Log;
}

/**
 * Hands on what is told on a channel of the PostgreSQL at `url`, over a connection of its own that is opened again whenever it is lost.
 * `connected` is called each time, with what was told before lost; `lost` when it ends.
 */
export function listenForNotices(
  url: string,
  channel: string,
  { heard, connected, lost, log }: NoticeListener,
): Listening {
  let closed = false;
  let client: Client | undefined;
  let wait = FIRST_WAIT_MS;
  let timer: NodeJS.Timeout | undefined;

  const open = async (): Promise<void> => {
    const mine = new Client({ connectionString: url, application_name: channel, keepAlive: true });
    client = mine;
    let isLost = false;
    const lose = (error?: Error): void => {
      if (isLost || closed) return;
      isLost = true;
      lost();
      log.warn({ err: error }, 'the connection that notices come over was lost; opening it again');
      void end(mine);
      timer = setTimeout(() => void open(), wait);
      wait = Math.min(wait * 2, LONGEST_WAIT_MS);
    };
    mine.on('error', lose).on('end', () => lose());
    mine.on('notification', ({ payload }) => heard(payload ?? ''));
    try {
      await mine.connect();
      await mine.query(`listen ${mine.escapeIdentifier(channel)}`);
      wait = FIRST_WAIT_MS;
      await connected(mine);
    } catch (error) {
      lose(error as Error);
    }
  };
  void open();
  return {
    async close() {
      closed = true;
      clearTimeout(timer);
      if (client !== undefined) await end(client);
    },
  };
}

/** A connection that is lost can't be told so. */
async function end(client: Client): Promise<void> {
  try {
    await client.end();
  } catch {
    return;
  }
}
