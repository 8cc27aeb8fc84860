import { type Kysely, sql } from 'kysely';
import { Client } from 'pg';

import type { Log } from '../common/log.ts';
import { PostgresSession } from './postgres-session.ts';
import type { Tables } from './tables.ts';

const FIRST_WAIT_MS = 100;
const LONGEST_WAIT_MS = 5_000;
const CONNECT_TIMEOUT_MS = 5_000;
/** Nothing else would show that a connection that only listens carries nothing any more. */
const CHECK_EVERY_MS = 10_000;
const ANSWER_TIMEOUT_MS = 5_000;
/** How long a connection may take to say goodbye. */
const END_TIMEOUT_MS = 1_000;
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
export type Session = Pick<PostgresSession, 'query'>;

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
  let current: Connection | undefined;
  let wait = FIRST_WAIT_MS;
  let timer: NodeJS.Timeout | undefined;

  const open = async (): Promise<void> => {
    const mine = openConnection(url, channel);
    const { client, session } = mine;
    current = mine;
    let isLost = false;
    const lose = (error?: Error): void => {
      if (isLost || closed) return;
      isLost = true;
      lost();
      log.warn({ err: error, afterMs: wait }, 'the connection that notices arrive on was lost; opening it again');
      void mine.end();
      timer = setTimeout(() => void open(), wait);
      wait = Math.min(wait * 2, LONGEST_WAIT_MS);
    };
    client.on('error', lose).on('end', () => lose());
    client.on('notification', ({ payload }) => heard(payload ?? ''));
    try {
      await client.connect();
      await session.query(`listen ${client.escapeIdentifier(channel)}`, []);
      wait = FIRST_WAIT_MS;
      await connected(session);
    } catch (error) {
      lose(error as Error);
    }
  };
  void open();
  return {
    async close() {
      closed = true;
      clearTimeout(timer);
      await current?.end();
    },
  };
}

interface Connection {
  readonly client: Client;
  readonly session: PostgresSession;
  end(): Promise<void>;
}

function openConnection(url: string, channel: string): Connection {
  const client = new Client({
    connectionString: url,
    application_name: channel,
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  });
  const session = new PostgresSession(client, { answerTimeoutMs: ANSWER_TIMEOUT_MS });
  // What fails here is reported by the connection itself.
  const check = setInterval(() => session.query('select 1', []).catch(() => undefined), CHECK_EVERY_MS);
  return {
    client,
    session,
    async end() {
      clearInterval(check);
      const cut = setTimeout(() => session.destroy(), END_TIMEOUT_MS);
      // A connection that is lost can't be told so.
      await client.end().catch(() => undefined);
      clearTimeout(cut);
    },
  };
}
