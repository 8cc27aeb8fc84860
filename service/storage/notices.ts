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
/** After the start, which checks it (`check-pooler.ts`). */
const POOLED =
  'a connection pooler in transaction mode carries this connection, so notices are lost; set DATABASE_DIRECT_URL to the address of PostgreSQL itself';
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
  readonly isConnected: boolean;
  close(): Promise<void>;
}

/** The listening connection. Session-level locks taken on it live as long as it does. */
export type Session = Pick<PostgresSession, 'query'>;

export interface NoticeListener {
  received(text: string): void;
  connected(session: Session): Promise<void>;
  lost(): void;
  readonly log: Log;
  /** How often the connection is checked. */
  readonly checkEveryMs?: number;
}

/**
 * Listens on a channel of the PostgreSQL at `url`, over a dedicated connection that is reopened whenever
 * it is lost. Calls `connected` after each (re)connect, when notices of the time between are lost, and
 * `lost` when the connection ends.
 */
export function listenForNotices(
  url: string,
  channel: string,
  { received, connected, lost, log, checkEveryMs = CHECK_EVERY_MS }: NoticeListener,
): Listening {
  let closed = false;
  let isConnected = false;
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
      isConnected = false;
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
      await connection.watch(checkEveryMs);
      backoff.reset();
      isConnected = true;
      await connected(session);
    } catch (error) {
      lose(error as Error);
    }
  };
  void open();
  return {
    get isConnected() {
      return isConnected;
    },
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
  /** From now on, ends the connection when it is lost or leads to another session. */
  watch(everyMs: number): Promise<void>;
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
  const serverProcess = async (): Promise<number | undefined> => {
    const { rows } = await session.query<{ pid: number }>('select pg_backend_pid() as pid', []);
    return rows[0]?.pid;
  };
  let check: NodeJS.Timeout | undefined;
  let hasEnded = false;
  return {
    client,
    session,
    async watch(everyMs) {
      const first = await serverProcess();
      const look = async (): Promise<void> => {
        if ((await serverProcess()) !== first) client.emit('error', new Error(POOLED));
      };
      // The connection itself reports a failure.
      if (!hasEnded) check = setInterval(() => look().catch(() => undefined), everyMs);
    },
    async end() {
      hasEnded = true;
      clearInterval(check);
      const cut = setTimeout(() => session.destroy(), END_TIMEOUT_MS);
      // Fails when the connection is already lost.
      await client.end().catch(() => undefined);
      clearTimeout(cut);
    },
  };
}
