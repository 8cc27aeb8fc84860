import { escapeIdentifier } from 'pg';

import type { Log } from '../common/log.ts';
import { OperatorError } from '../common/operator-error.ts';
import { type Listening, listenForNotices, type Session } from './notices.ts';

/** Values by the name of a setting, by the kind of process that follows them. */
export type SharedSettings = Readonly<Record<string, Readonly<Record<string, string>>>>;

export interface Joining {
  readonly log: Log;
  /** While the connection was lost, processes with other settings took the database: this one has to end. */
  refused(error: OperatorError): void;
}

/**
 * Makes this process one of those that work on the PostgreSQL at `url`, which all have to have the same settings: a worker that may send to
 * private networks would undo what the API refuses. The settings are recorded in the database; a lock of a session says that somebody
 * follows them, and ends with the process, however it ends. Who comes when nobody does records its own.
 *
 * @throws OperatorError naming both values when processes with other settings run.
 */
export async function joinProcesses(
  { url, schema }: { readonly url: string; readonly schema: string },
  settings: SharedSettings,
  { log, refused }: Joining,
): Promise<Listening> {
  const first = Promise.withResolvers<void>();
  let hasJoined = false;
  const listening = listenForNotices(url, `${schema}_processes`, {
    heard: () => undefined,
    lost: () => undefined,
    log,
    async connected(session) {
      try {
        await agree(session, schema, settings);
        hasJoined = true;
        first.resolve();
      } catch (error) {
        if (!(error instanceof OperatorError)) throw error;
        if (hasJoined) refused(error);
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

async function agree(session: Session, schema: string, settings: SharedSettings): Promise<void> {
  await session.query('begin', []);
  try {
    // One process after the other.
    await session.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`${schema} settings`]);
    const differences: string[] = [];
    for (const [kind, mine] of Object.entries(settings))
      differences.push(...(await agreeOn(session, schema, kind, mine)));
    if (differences.length > 0) throw otherSettings(schema, differences);
    await session.query('commit', []);
  } catch (error) {
    await session.query('rollback', []);
    throw error;
  }
}

/** Records the settings of a kind unless processes that run have others, and returns what differs. */
async function agreeOn(
  session: Session,
  schema: string,
  kind: string,
  mine: Readonly<Record<string, string>>,
): Promise<string[]> {
  const facts = `${escapeIdentifier(schema)}.service_facts`;
  const fact = `settings ${kind}`;
  const lock = `${schema} ${fact}`;
  const { rows } = await session.query<{ value: string }>(`select value from ${facts} where name = $1`, [fact]);
  const stored = JSON.parse(rows[0]?.value ?? '{}') as Record<string, string>;
  // A setting that a process doesn't know, such as one of an older release, is no reason to refuse it.
  const differing = Object.keys(mine).filter((name) => name in stored && stored[name] !== mine[name]);
  if (differing.length > 0 && !(await tryAlone(session, lock)))
    return differing.map((name) => `${name} is ${shown(stored[name])} there and ${shown(mine[name])} here`);
  await session.query(
    `insert into ${facts} (name, value) values ($1, $2) on conflict (name) do update set value = excluded.value`,
    [fact, JSON.stringify(differing.length > 0 ? mine : { ...stored, ...mine })],
  );
  await session.query('select pg_advisory_lock_shared(hashtextextended($1, 0))', [lock]);
  return [];
}

/** Whether nobody holds the lock. */
async function tryAlone(session: Session, lock: string): Promise<boolean> {
  const { rows } = await session.query<{ alone: boolean }>(
    `select case when pg_try_advisory_lock(hashtextextended($1, 0)) then pg_advisory_unlock(hashtextextended($1, 0)) else false end as alone`,
    [lock],
  );
  return rows[0]?.alone === true;
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
