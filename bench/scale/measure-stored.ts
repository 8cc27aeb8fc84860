import { dropPartitionsBefore, ensurePartitions } from '../../service/storage/partitions.ts';
import { storeDue } from '../delivery/store-due.ts';
import { percentile } from '../delivery/summary.ts';
import { claimTimes } from './claim-times.ts';
import { fillStored, idStart } from './fill-stored.ts';
import { startFleet } from './fleet.ts';
import type { LoadedService } from './measured-service.ts';
import { during } from './usage.ts';

const DAY_MS = 86_400_000;
const DAYS = 80;
const LOAD_MS = 5_000;
const PAGE = '/events?per_page=50';
const TARGET = 100_000_000;

/** The requests of the first account are measured; it has its share of the events. */
interface StoredOptions extends LoadedService {
  /** Of events, in ascending order. */
  readonly sizes: readonly number[];
}

type Figures = Readonly<Record<string, number>>;

/**
 * What requests, claims and retention take with more and more events stored, over as many days as are kept.
 */
export async function measureStored(options: StoredOptions): Promise<void> {
  const { opened, destinations, sizes, place } = options;
  const { db } = opened.services;
  const today = Math.floor(Date.now() / DAY_MS);
  const days = Array.from({ length: DAYS }, (_, index) => new Date((today - DAYS + index) * DAY_MS));
  await ensurePartitions(db, { now: () => days[0]! }, { ahead: DAYS });
  const accounts = destinations.map(({ accountId }) => accountId);
  const all: Figures[] = [];
  let [from, dropped] = [0, 0];
  for (const size of sizes) {
    const began = performance.now();
    const left = days.slice(dropped);
    const bytes = await fillStored({ url: place.databaseUrl!, accounts, days: left, from, to: size });
    const seconds = Math.round((performance.now() - began) / 1_000);
    console.log(
      `\n${size.toLocaleString('en')} events and notifications, ${(bytes / 2 ** 30).toFixed(1)} GiB, stored in ${seconds} s`,
    );
    const figures = await measureAt(options, left);
    dropped += 1;
    from = size;
    all.push(figures);
    for (const [name, value] of Object.entries(figures)) console.log(`  ${name.padEnd(58)} ${value.toFixed(2)} ms`);
  }
  extrapolate(sizes, all);
}

async function measureAt({ place, cluster, load, opened, keys, destinations }: StoredOptions, days: readonly Date[]) {
  const { services, database } = opened;
  const fleet = await startFleet(place, { api: 1 });
  const order = { ports: fleet.ports, keys: keys.slice(0, 1), connections: 1, milliseconds: LOAD_MS };
  const requests: Record<string, number> = {};
  const measure = async (name: string, more: { readonly target?: string }): Promise<void> => {
    // The first ones warm it up.
    await load.run({ ...order, ...more });
    const { result, api, postgres } = await during(fleet, cluster, () => load.run({ ...order, ...more }));
    requests[`${name}, median`] = result.medianMilliseconds;
    requests[`${name}, processor time of api`] = api / result.responses;
    requests[`${name}, processor time of PostgreSQL`] = postgres / result.responses;
  };
  const middle = `${idStart('evt_', new Date(days[days.length >> 1]!.getTime() + DAY_MS / 2))}${'0'.repeat(16)}`;
  await measure('POST /customers', {});
  await measure('GET /events, first page', { target: PAGE });
  await measure('GET /events, middle page', { target: `${PAGE}&after=${middle}` });
  await measure('GET /events, rare type', { target: `${PAGE}&event_type=customer.imported` });
  await fleet.stop();
  await services.db.deleteFrom('delivery_due').execute();
  await storeDue(services, destinations, { count: destinations.length * 20 });
  const claims = await claimTimes(services.db, destinations);
  await services.db.deleteFrom('delivery_due').execute();
  const end = new Date(days[0]!.getTime() + DAY_MS);
  const dates = {
    events: end,
    notifications: end,
    notification_logs: end,
    idempotency_keys: end,
    audit_entries: new Date(0),
  };
  const began = performance.now();
  await dropPartitionsBefore(database.db, dates);
  return { ...requests, 'a claim, median': percentile(claims, 0.5), 'dropping a day': performance.now() - began };
}

/** Each figure grows by the same factor for each tenfold: what that makes of it at the target. */
function extrapolate(sizes: readonly number[], all: readonly Figures[]): void {
  const [smallest, largest] = [sizes[0]!, sizes.at(-1)!];
  if (smallest === largest) return;
  console.log(`\nExtrapolated to ${TARGET.toLocaleString('en')} events, not measured`);
  for (const [name, first] of Object.entries(all[0]!)) {
    const last = all.at(-1)![name]!;
    const tenfold = (last / first) ** (1 / Math.log10(largest / smallest));
    const value = last * tenfold ** Math.log10(TARGET / largest);
    console.log(`  ${name.padEnd(58)} ${value.toFixed(2)} ms (× ${tenfold.toFixed(2)} for each tenfold)`);
  }
}
