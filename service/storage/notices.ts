import { type Kysely, sql } from 'kysely';
import { Client } from 'pg';

import { Backoff } from '../common/backoff.ts';
import type { Log } from '../common/log.ts';
import { PostgresSession } from './postgres-session.ts';
import type { Tables } from './tables.ts';

const CONNECT_TIMEOUT_MS = 5_000;
/** A connection that only listens would never notice that its peer has disconnected. */
const CHECK_EVERY_MS = 10_000;
const RESPONSE_TIMEOUT_MS = 5_000;
/** How long closing a connection may take. */
const END_TIMEOUT_MS = 1_000;
/** PostgreSQL limits a payload to less than 8,000 bytes. */
export const MAX_NOTICE_BYTES = 7_900;

/**
 * Sends `text` to all listeners. Never call it inside a transaction: NOTIFY takes a lock there that
 * serializes commits.
 */
export async function sendNotice(db: Kysely<Tables>, channel: string, text: string): Promise<void> {
  await sql`select pg_notify(${channel}, ${text})`.execute(db);
}

export interface Listening {
  close(): Promise<void>;
}

/** The listening connection. Session-level locks taken on it live as long as it does. */
export type Session = Pick<PostgresSession, 'query'>;

export interface NoticeListener {
  received(text: string): void;
  connected(session: Session): Promise<void>;
  lost(): void;
  readonly log: Log;
}

/**
 * Listens on a channel of the PostgreSQL at `url`, over a dedicated connection that is reopened whenever
 * it is lost. Calls `connected` after each (re)connect, when notices of the time between are lost, and
 * `lost` when the connection ends.
 */
export function listenForNotices(
  url: string,
  channel: string,
  { received, connected, lost, log }: NoticeListener,
): Listening {
  let closed = false;
  let current: Connection | undefined;
  const backoff = new Backoff();
  let timer: NodeJS.Timeout | undefined;

  const open = async (): Promise<void> => {
    const connection = openConnection(url, channel);
    const { client, session } = connection;
    current = connection;
    let isLost = false;
    const lose = (error?: Error): void => {
      if (isLost || closed) return;
      isLost = true;
      lost();
      const afterMs = backoff.next();
      log.warn({ err: error, channel, afterMs }, 'lost the connection that receives notices; reconnecting');
      void connection.end();
      timer = setTimeout(() => void open(), afterMs);
    };
    client.on('error', lose).on('end', () => lose());
    client.on('notification', ({ payload }) => received(payload ?? ''));
    try {
      await client.connect();
      await session.query(`listen ${client.escapeIdentifier(channel)}`, []);
      backoff.reset();
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
  const session = new PostgresSession(client, { responseTimeoutMs: RESPONSE_TIMEOUT_MS });
  // The connection itself reports the failure.
  const check = setInterval(() => session.query('select 1', []).catch(() => undefined), CHECK_EVERY_MS);
  return {
    client,
    session,
    async end() {
      clearInterval(check);
      const cut = setTimeout(() => session.destroy(), END_TIMEOUT_MS);
      // Fails when the connection is already lost.
      await client.end().catch(() => undefined);
      clearTimeout(cut);
    },
  };
}
