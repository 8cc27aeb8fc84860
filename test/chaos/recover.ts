import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import type { Kysely } from 'kysely';

import type { Id } from '../../service/ids/id.ts';
import type { Recovered } from '../../service/notifications/recover.ts';
import type { Tables } from '../../service/storage/tables.ts';
import { insertFailed } from '../support/failed-notifications.ts';
import { type Bar, none, some } from './bar.ts';
import { asSomebody } from './changes.ts';
import { now } from './now.ts';
import { makePlace, type Place } from './place.ts';
import { Processes, settled } from './processes.ts';
import { type Arrival, startReceiver } from './receiver-process.ts';
import { seedAccount } from './seed-account.ts';

export interface RecoverOptions {
  /** Notifications that have failed. */
  readonly count: number;
  /** How often the process that replays them is killed. */
  readonly kills: number;
  /**
   * PostgreSQL, where the operator's command itself is killed; on the embedded engine it is the service,
   * which runs it.
   */
  readonly databaseUrl: string | undefined;
  readonly print: (line: string) => void;
}

const ACCOUNT = 'chaos';
const SETTLE_MS = 120_000;

/**
 * Recovers what has failed, killed in the middle, and compares what had failed with what was replayed and
 * what arrived.
 */
export async function recover({ count, kills, databaseUrl, print }: RecoverOptions): Promise<Bar[]> {
  const place = await makePlace(databaseUrl, {});
  const receiver = await startReceiver({
    file: join(place.directory, 'arrivals'),
    destinations: 1,
    failing: 0,
    respondWithinMs: 0,
  });
  try {
    const { services, database } = await place.open();
    const { key, destinations } = await seedAccount(services, ACCOUNT, receiver.urls);
    const [destination] = destinations;
    const since = services.clock.now().toISOString();
    const failed = await insertFailed(services, ACCOUNT, destination!.id as Id<'ntfset_'>, count);
    await database.close();
    await receiver.order({ destination: 0, secret: destination!.secret });

    const processes = new Processes(place, ['all']);
    await processes.ready();
    const command = ['notification', 'recover', '--destination', destination!.id, '--since', since, '--json'];
    for (let killed = 0; killed < kills; killed += 1) {
      const newest = await newestOf(place, key);
      const running = place.startOperator(...command);
      while ((await newestOf(place, key)) === newest) await sleep(1);
      if (place.engine === 'postgres') running.kill('SIGKILL');
      else await processes.killOne();
      const { code } = await running.ended;
      if (code === 0) throw new Error('It was over before it was killed: give it more to do.');
      await processes.ready();
    }
    const beganAt = now();
    const last = await recovered(place, command);
    const seconds = (now() - beganAt) / 1_000;
    print(`${place.engine}: ${kills} kills, then ${last.replayed} of ${count} in ${seconds.toFixed(1)} s`);
    const again = await recovered(place, command);
    const isSettled = await settled(place, SETTLE_MS);
    await processes.stop();
    const opened = await place.open();
    const replays = await replaysIn(opened.database.db);
    const unmarked = await unmarkedIn(opened.database.db);
    await opened.database.close();
    const wanted = failed.map(({ eventId }) => eventId as string);
    return [
      some('replayed before the last kill', count - last.replayed),
      some('replayed by the command that went on', last.replayed),
      none('left by it, or found by one after it', last.left + again.found),
      none('counted wrongly by it', Math.abs(last.found - last.replayed - last.left)),
      none('lost: failed, and not replayed', wanted.filter((event) => !replays.has(event)).length + unmarked),
      none('replayed twice', [...replays.values()].filter((ids) => ids.length > 1).length),
      none('waiting in the end', isSettled ? 0 : 1),
      ...judgeArrivals(wanted, replays, await receiver.arrivals()),
    ];
  } finally {
    await place.remove().finally(() => receiver.close());
  }
}

/** The service may send one twice that it died over; that has the id of the same replay. */
function judgeArrivals(
  wanted: readonly string[],
  replays: ReadonlyMap<string, readonly string[]>,
  arrivals: readonly Arrival[],
): Bar[] {
  const arrived = new Set(arrivals.filter(({ status }) => status === 200).map(({ event }) => event));
  const strangers = arrivals.filter(({ event, notification }) => replays.get(event)?.[0] !== notification);
  return [
    some('arrived', arrived.size, wanted.length),
    none('arrived under another id than that of the replay', strangers.length),
    none('refused by the receiver', arrivals.filter(({ status }) => status !== 200).length),
  ];
}

async function recovered(place: Place, command: readonly string[]): Promise<Recovered> {
  const { code, out, err } = await place.operator(...command);
  if (code !== 0) throw new Error(`Nothing was recovered: ${err}`);
  return JSON.parse(out) as Recovered;
}

/**
 * Id of the newest notification, read from the service: on the embedded engine no other process can read the
 * data.
 */
async function newestOf({ url }: Place, key: string): Promise<string | undefined> {
  const headers = { ...asSomebody(key), 'skip-count': 'true' };
  const response = await fetch(`${url}/notifications?per_page=1`, { headers });
  const { data } = (await response.json()) as { readonly data: readonly { readonly id: string }[] };
  return data[0]?.id;
}

/** Ids of the replays of each event. */
async function replaysIn(db: Kysely<Tables>): Promise<Map<string, string[]>> {
  const rows = await db.selectFrom('notifications').select(['id', 'event_id']).where('origin', '=', 'replay').execute();
  const ids = new Map<string, string[]>();
  for (const { id, event_id } of rows) ids.set(event_id, [...(ids.get(event_id) ?? []), id]);
  return ids;
}

/** How many do not say that they were replayed. */
async function unmarkedIn(db: Kysely<Tables>): Promise<number> {
  const unmarked = db.selectFrom('notifications').where('origin', '=', 'event').where('replayed_at', 'is', null);
  const { found } = await unmarked.select((eb) => eb.fn.countAll<number>().as('found')).executeTakeFirstOrThrow();
  return found;
}
