import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import { createClient } from '@billing/client';

import { migrations } from '../../service/storage/migrations.ts';
import type { Program } from '../service/start/program.ts';
import { drains, extractRelease, loads, migrationsOf, releasesBefore } from '../support/earlier-release.ts';
import { Balancer } from './balancer.ts';
import { type Bar, none, some } from './bar.ts';
import { startKeepAliveLoad } from './keep-alive-load.ts';
import { makePlace, type Place } from './place.ts';
import { settled } from './processes.ts';
import { type Receiver, startReceiver } from './receiver-process.ts';

export interface RollingUpdateOptions {
  readonly databaseUrl: string;
  /**
   * The commit of the release that is updated. By default the newest of this branch that lacks the newest
   * migration.
   */
  readonly from?: string | undefined;
  readonly print: (line: string) => void;
}

type Role = 'api' | 'worker';

interface Running {
  readonly role: Role;
  readonly program: Program;
  readonly url: string;
  /** Whether SIGTERM alone lets the load balancer turn away in time. */
  readonly drains: boolean;
}

const ROLES: readonly Role[] = ['api', 'api', 'worker'];
const CONNECTIONS = 8;
/** Between two replacements, so that releases run side by side under load. */
const CALM_MS = 500;
const SETTLE_MS = 90_000;
const CURRENT = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Updates two API processes and a worker of an earlier release behind a load balancer, one after another
 * under load: a new process starts, which migrates the database if it is the first, and then the old one
 * ends. Then restarts the new release in the same way.
 */
export async function rollingUpdate({ databaseUrl, from, print }: RollingUpdateOptions): Promise<Bar[]> {
  const place = await makePlace(databaseUrl, {
    // Many times the interval of the balancer's checks, so that no busy machine decides.
    BILLING_DRAIN_SECONDS: '4',
    BILLING_RETRY_DELAYS: '1,1,1',
    BILLING_DOCS_URL: 'https://docs.billing.example',
  });
  const balancer = new Balancer();
  const receiver = await startReceiver({
    file: join(place.directory, 'arrivals'),
    destinations: 1,
    failing: 0,
    respondWithinMs: 10,
  });
  try {
    const earlier = await prepareEarlier(place, from, print);
    const pending = migrations.length - (await migrationsOf(earlier)).length;
    const url = await balancer.listen();
    const old: Running[] = [];
    for (const role of ROLES) old.push(await start(place, balancer, earlier, role));
    const demo = await readDemo(old[0]!);
    await receiveEvents(url, demo, receiver);

    const problems: string[] = [];
    const course = { place, balancer, problems };
    const load = startKeepAliveLoad({ url, key: demo.key, name: 'rolling', connections: CONNECTIONS });
    const updated = await replaceAll(course, old);
    print(`updated; ${load.seen.responses} responses, ${load.seen.failures.length} failed`);
    const restarted = await replaceAll(course, updated.running);
    await sleep(CALM_MS);
    await load.stop();
    print(`restarted; ${load.seen.responses} responses, ${load.seen.failures.length} failed`);
    for (const line of new Set([...load.seen.failures, ...problems])) print(line);

    const isSettled = await settled(place, SETTLE_MS);
    for (const running of restarted.running) await end(course, running);
    const events = new Set((await receiver.arrivals()).map(({ event }) => event));
    const { stored, notified } = await readStored(place);
    const lost = [...load.seen.acknowledged].filter(([email, name]) => stored.get(email) !== name);
    return [
      some('migrations made while processes without them served', pending, earlier === CURRENT ? 0 : 1),
      some('responses', load.seen.responses, 100),
      some('requests that the earlier processes served', updated.served),
      some('requests that processes served which were then restarted', restarted.served),
      none('requests that failed', load.seen.failures.length),
      none('processes that ended in another way than promised', problems.length),
      none('acknowledged changes lost', lost.length),
      none('events that did not reach the destination', notified.filter((event) => !events.has(event)).length),
      none('still to be sent after the wait', isSettled ? 0 : 1),
    ];
  } finally {
    await balancer.close();
    await place.remove();
    await receiver.close();
  }
}

/** The directory of the release that is updated. Without history, the current release is only restarted. */
async function prepareEarlier(place: Place, from: string | undefined, print: (line: string) => void): Promise<string> {
  const commits = from === undefined ? await releasesBefore(migrations) : [from];
  for (const [index, commit] of commits.entries()) {
    const directory = join(place.directory, `earlier-${index}`);
    await extractRelease(commit, directory);
    if (await loads(directory)) {
      print(`the earlier release is ${commit}, with migration ${(await migrationsOf(directory)).at(-1)}`);
      return directory;
    }
    print(`${commit} does not start`);
  }
  print('The repository has no earlier release: the current one stands in for it, and nothing is migrated.');
  return CURRENT;
}

async function start(place: Place, balancer: Balancer, release: string, role: Role): Promise<Running> {
  const program = place.startRelease(release, role);
  const { url } = JSON.parse((await program.says('\n')).split('\n', 1)[0]!) as { readonly url: string };
  if (role === 'api') await balancer.add(url);
  return { role, program, url, drains: drains(release) };
}

interface Course {
  readonly place: Place;
  readonly balancer: Balancer;
  readonly problems: string[];
}

/**
 * Replaces each process by one of the current release. Returns these, and how many requests the replaced
 * ones served.
 */
async function replaceAll(
  course: Course,
  processes: readonly Running[],
): Promise<{ readonly running: Running[]; readonly served: number }> {
  const running: Running[] = [];
  let served = 0;
  for (const process of processes) {
    await sleep(CALM_MS);
    running.push(await start(course.place, course.balancer, CURRENT, process.role));
    await sleep(CALM_MS);
    served += await end(course, process);
  }
  return { running, served };
}

/**
 * Ends a process with SIGTERM. One that closes its port at once is taken out of the balancer before, as
 * operators had to.
 */
async function end({ balancer, problems }: Course, { role, program, url, ...running }: Running): Promise<number> {
  if (role === 'api' && !running.drains) await balancer.takeOut(url);
  program.kill('SIGTERM');
  const { code, err } = await program.ended;
  if (code !== 0) problems.push(`a process (${role}) ended with exit code ${code}: ${err}`);
  if (/"level":[56]0|grace period expired/.test(err)) problems.push(`a process (${role}) logged: ${err}`);
  return role === 'api' ? balancer.remove(url) : 0;
}

/** What the first start of a release prints. */
async function readDemo({
  program,
}: Running): Promise<{ readonly key: string; readonly ids: Readonly<Record<string, string>> }> {
  return JSON.parse((await program.says('\n')).split('\n', 1)[0]!) as Awaited<ReturnType<typeof readDemo>>;
}

/** Sends what the demo account's destination gets to the receiver. */
async function receiveEvents(
  url: string,
  { key, ids }: Awaited<ReturnType<typeof readDemo>>,
  receiver: Receiver,
): Promise<void> {
  const { data } = await createClient({ baseUrl: url, apiKey: key }).notificationSettings.update({
    path: { notification_setting_id: ids['notification_setting'] as `ntfset_${string}` },
    body: { destination: receiver.urls[0]!, active: true, subscribed_events: ['customer.created'] },
  });
  await receiver.order({ destination: 0, secret: data.endpoint_secret_key });
}

/** Customers by email address with their names, and the events with a notification. */
async function readStored(
  place: Place,
): Promise<{ readonly stored: ReadonlyMap<string, string | null>; readonly notified: readonly string[] }> {
  const { database } = await place.open();
  const rows = await database.db.selectFrom('customers').select(['email', 'name']).execute();
  const events = await database.db.selectFrom('notifications').select('event_id').execute();
  await database.close();
  return {
    stored: new Map(rows.map(({ email, name }) => [email, name])),
    notified: events.map(({ event_id }) => event_id),
  };
}
