import { eventTypeNames } from '../../service/event-types/event-type-entity.ts';
import type { Shop } from './buyers.ts';
import { type DueGroup, seedDueSubscriptions } from './due-subscriptions.ts';
import { now } from './now.ts';
import type { Place } from './place.ts';
import type { Receiver } from './receiver-process.ts';
import { seedSimulations } from './runs-seed.ts';
import { type Destination, seedAccount } from './seed-account.ts';
import { seedShop } from './seed-shop.ts';

export const ACCOUNT = 'chaos';

export interface KillSeed {
  /** With the key of the account. */
  readonly shop: Shop;
  readonly destinations: readonly Destination[];
  /** Ids. */
  readonly simulations: readonly string[];
  readonly groups: readonly DueGroup[];
}

/** Overdue at the start, by three periods each, and at most so many. */
const OVERDUE = { renewals: 3, everyMs: 0 };
const MOST_OVERDUE = 60;
/** Then one subscription falls due after the other, for longer than a run takes: `freezeClock` ends that. */
const DUE_EVERY_MS = 1_500;
const LONGEST_START_MS = 90_000;
const LONGEST_ROUND_MS = 6_000;

/**
 * Everything that a service has to do while it is killed. The first `real` addresses get all events, the
 * others simulated ones.
 */
export async function seedKill(place: Place, receiver: Receiver, real: number, rounds: number): Promise<KillSeed> {
  const { services, database } = await place.open();
  // The key of the account comes before its destinations, so its event goes to none.
  const types = eventTypeNames.filter((name) => !name.startsWith('api_key.'));
  const { key, destinations } = await seedAccount(services, ACCOUNT, receiver.urls.slice(0, real), types);
  const simulated = await seedSimulations(services, ACCOUNT, receiver.urls.slice(real));
  const shop = { url: place.url, key, ...(await seedShop(services, ACCOUNT)) };
  const from = Math.floor(now());
  const count = Math.ceil((LONGEST_START_MS + rounds * LONGEST_ROUND_MS) / DUE_EVERY_MS);
  const groups = [
    { ...OVERDUE, count: Math.min(MOST_OVERDUE, 10 + rounds), from },
    { count, renewals: 1, from, everyMs: DUE_EVERY_MS },
  ];
  await seedDueSubscriptions(services, ACCOUNT, groups);
  await database.close();
  for (const [index, { secret }] of [...destinations, ...simulated.destinations].entries())
    await receiver.order({ destination: index, secret });
  return { shop, destinations, simulations: simulated.simulations, groups };
}
