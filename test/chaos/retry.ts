import { setTimeout as sleep } from 'node:timers/promises';

import { createClient } from '@billing/client';

import { type Bar, none, some } from './bar.ts';
import { IN_FLIGHT } from './in-flight.ts';
import { makePlace } from './place.ts';
import { Processes } from './processes.ts';
import { seedAccount } from './seed-account.ts';

export interface RetryOptions {
  /**
   * Products are created until the responses to this many were lost after the commit, and the clients
   * repeated the requests.
   */
  readonly lost: number;
  /** PostgreSQL; the embedded engine when it is not given. */
  readonly databaseUrl: string | undefined;
  readonly print: (line: string) => void;
}

const RETRY_MS = 50;
const KILLS_A_LINE = 5;
/** Kills the service between commits and responses. */
const LOSE_RESPONSES = new URL('lose-responses.ts', import.meta.url).href;

/**
 * Creates products with the generated client while the service dies between commits and responses and is
 * started again. Then it compares the acknowledged products with the stored ones. Nothing but the
 * idempotency key prevents a second product.
 */
export async function retry({ lost, databaseUrl, print }: RetryOptions): Promise<Bar[]> {
  const place = await makePlace(databaseUrl, { NODE_OPTIONS: `--import=${LOSE_RESPONSES}` });
  try {
    const seeded = await place.open();
    const { key } = await seedAccount(seeded.services, 'chaos', []);
    await seeded.database.close();
    const processes = new Processes(place, [databaseUrl === undefined ? 'all' : 'api']);
    await processes.ready();
    const acknowledged = new Map<string, string>();
    const course = { next: 0, replayed: 0, kills: 0, attempts: 0 };
    const write = async (): Promise<void> => {
      const client = createClient({
        baseUrl: place.url,
        apiKey: key,
        // Each attempt has its own address, so that no rate limit is reached.
        hooks: { request: () => ({ 'x-forwarded-for': nextAddress(course) }) },
        maxRetries: Infinity,
        timing: { now: Date.now, random: Math.random, sleep: () => sleep(RETRY_MS) },
      });
      while (course.replayed < lost) {
        const name = `Product ${(course.next += 1)}`;
        const { body, response } = await client.products
          .create({ body: { name, tax_category: 'standard' } })
          .withResponse();
        acknowledged.set(name, body.data.id);
        // The service has a stored result only for a request that was committed before.
        if (response.headers.has('idempotency-replayed')) course.replayed += 1;
      }
    };
    const over = Promise.all(Array.from({ length: IN_FLIGHT }, write)).then(() => true);
    while (!(await Promise.race([over, processes.killed().then(() => false)]))) {
      course.kills += 1;
      if (course.kills % KILLS_A_LINE === 0)
        print(`${place.engine}: ${course.replayed} of ${lost} responses lost, ${course.kills} kills`);
      await processes.restartDead();
    }
    await processes.stop();
    const opened = await place.open();
    const { db } = opened.database;
    const products = await db.selectFrom('products').select(['id', 'name']).where('account_id', '=', 'chaos').execute();
    const events = await db.selectFrom('events').select('id').where('type', '=', 'product.created').execute();
    await opened.database.close();
    const stored = Map.groupBy(products, ({ name }) => name);
    const missing = [...acknowledged].filter(([name, id]) => !stored.get(name)?.some((product) => product.id === id));
    return [
      some('kills', course.kills),
      some('changes acknowledged', acknowledged.size, lost),
      some('changes committed whose response was lost, repeated with their key', course.replayed, lost),
      none('changes made twice', products.length - stored.size),
      none('acknowledged changes lost', missing.length),
      none('changes stored but never acknowledged', stored.size - acknowledged.size),
      none('events more or fewer than changes', Math.abs(events.length - products.length)),
    ];
  } finally {
    await place.remove();
  }
}

function nextAddress(course: { attempts: number }): string {
  course.attempts += 1;
  return `10.${(course.attempts >> 16) & 255}.${(course.attempts >> 8) & 255}.${course.attempts & 255}`;
}
