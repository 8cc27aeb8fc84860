import { type Kysely, sql } from 'kysely';
import { escapeIdentifier } from 'pg';

import type { Log } from '../common/log.ts';
import { OperatorError } from '../common/operator-error.ts';
import { type Listening, listenForNotices, type Session } from './notices.ts';
import { type PostgresPlace, sessionUrl } from './postgres-engine.ts';
import type { Tables } from './tables.ts';

/** Values by setting name, by the kind of process that follows them. */
export type SharedSettings = Readonly<Record<string, Readonly<Record<string, string>>>>;

export interface Joining {
  readonly log: Log;
  /** What is true of this process, for `countProcessesWithout`. */
  readonly marks?: readonly string[];
  /**
   * Called when processes with other settings took the database while the connection was lost. This process
   * must end.
   */
  rejected(error: OperatorError): void;
}

/**
 * Joins the processes on a PostgreSQL, which must all have the same settings: a worker that may
 * send to private networks would undo what the API rejects. The settings are stored in the database; a
 * session-level advisory lock shows that a process follows them, and ends with the process. A process that
 * joins when no other runs stores its own.
 *
 * @throws OperatorError with both values when processes with other settings run.
 */
export async function joinProcesses(
  place: Pick<PostgresPlace, 'url' | 'directUrl' | 'schema'>,
  settings: SharedSettings,
  { log, marks = [], rejected }: Joining,
): Promise<Listening> {
  const { schema } = place;
  const first = Promise.withResolvers<void>();
  let hasJoined = false;
  const listening = listenForNotices(sessionUrl(place), `${schema}_processes`, {
    received: () => undefined,
    lost: () => undefined,
    log,
    async connected(session) {
      try {
        await agreeOnAll(session, schema, settings);
        for (const mark of marks)
          await session.query('select pg_advisory_lock_shared(hashtextextended($1, 0))', [lockOfMark(schema, mark)]);
        hasJoined = true;
        first.resolve();
      } catch (error) {
        if (!(error instanceof OperatorError)) throw error;
        if (hasJoined) rejected(error);
        else first.reject(error);
      }
    },
  });
  try {
    await first.promise;
    return listening;
  } catch (error) {
    await listening.close();
    throw error;
  }
}

function lockOfMark(schema: string, mark: string): string {
  return `${schema} ${mark}`;
}

/**
 * How many running processes, of this release or an earlier one, do not have a mark. On the embedded
 * database, there are no others.
 *
 * @param db In the schema of the processes.
 */
export async function countProcessesWithout(db: Kysely<Tables>, mark: string): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    with held as (
      select pid, (classid::bigint << 32) | objid::bigint as key from pg_locks
      where locktype = 'advisory' and objsubid = 1 and granted
        and database = (select oid from pg_database where datname = current_database())
    )
    select count(distinct pid) as count from held
    where key = hashtextextended(current_schema() || ' settings all', 0)
      and pid not in (select pid from held where key = hashtextextended(current_schema() || ${` ${mark}`}, 0))`.execute(
    db,
  );
  return Number(rows[0]?.count ?? 0);
}

async function agreeOnAll(session: Session, schema: string, settings: SharedSettings): Promise<void> {
  await session.query('begin', []);
  try {
    // Serializes processes that join.
    await session.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`${schema} settings`]);
    const differences: string[] = [];
    for (const [kind, own] of Object.entries(settings))
      differences.push(...(await agreeOn(session, schema, kind, own)));
    if (differences.length > 0) throw otherSettings(schema, differences);
    await session.query('commit', []);
  } catch (error) {
    await session.query('rollback', []);
    throw error;
  }
}

/** Stores the settings of a kind unless running processes have others, and returns the differences. */
async function agreeOn(
  session: Session,
  schema: string,
  kind: string,
  own: Readonly<Record<string, string>>,
): Promise<string[]> {
  const facts = `${escapeIdentifier(schema)}.service_facts`;
  const fact = `settings ${kind}`;
  const lock = `${schema} ${fact}`;
  const { rows } = await session.query<{ value: string }>(`select value from ${facts} where name = $1`, [fact]);
  const stored = JSON.parse(rows[0]?.value ?? '{}') as Record<string, string>;
  // A setting that one of them does not have, such as one of another release, does not count as a
  // difference.
  const differing = Object.keys(own).filter((name) => name in stored && stored[name] !== own[name]);
  if (differing.length > 0 && !(await isUnlocked(session, lock)))
    return differing.map((name) => `${name} is ${shown(stored[name])} there and ${shown(own[name])} here`);
  await session.query(
    `insert into ${facts} (name, value) values ($1, $2) on conflict (name) do update set value = excluded.value`,
    [fact, JSON.stringify(differing.length > 0 ? own : { ...stored, ...own })],
  );
  await session.query('select pg_advisory_lock_shared(hashtextextended($1, 0))', [lock]);
  return [];
}

/** Whether no session holds the lock. */
async function isUnlocked(session: Session, lock: string): Promise<boolean> {
  const { rows } = await session.query<{ unlocked: boolean }>(
    `select case when pg_try_advisory_lock(hashtextextended($1, 0)) then pg_advisory_unlock(hashtextextended($1, 0)) else false end as unlocked`,
    [lock],
  );
  return rows[0]?.unlocked === true;
}

function otherSettings(schema: string, differences: readonly string[]): OperatorError {
  return new OperatorError(
    `Processes with other settings run on this database (schema "${schema}"): ${differences.join('; ')}. ` +
      'Start this one with their settings, or stop them first.',
  );
}

const SHOWN_LENGTH = 60;

function shown(value = 'not set'): string {
  return value.length <= SHOWN_LENGTH ? `"${value}"` : `"${value.slice(0, SHOWN_LENGTH)}…"`;
}
