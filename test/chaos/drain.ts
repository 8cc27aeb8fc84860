import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

import { openSocket } from '../service/http/raw-request.ts';
import { type Bar, none, some } from './bar.ts';
import { startKeepAliveLoad } from './keep-alive-load.ts';
import { makePlace, type Place } from './place.ts';
import { seedAccount } from './seed-account.ts';

export interface DrainOptions {
  readonly rounds: number;
  /**
   * How long the process drains. Without it, SIGINT ends each drain once the clients have turned away, so
   * that no time decides.
   */
  readonly drainSeconds: number | undefined;
  /** PostgreSQL; the embedded engine when it is not given. */
  readonly databaseUrl: string | undefined;
  readonly print: (line: string) => void;
}

const CONNECTIONS = 8;
const PROBE_MS = 50;
const LOAD_MS = 300;
const MAXIMUM_DRAIN_SECONDS = 3_600;
const ROUNDS_A_LINE = 5;

interface Round {
  readonly responses: number;
  readonly closing: number;
  readonly failures: readonly string[];
  readonly acknowledged: ReadonlyMap<string, string>;
  /** Problems other than failed requests: of the process, or of a connection that was idle. */
  readonly problems: readonly string[];
}

/**
 * Ends a process with SIGTERM again and again while clients use keep-alive connections. They do what load
 * balancers do: they send nothing more once `/readyz` fails, and nothing more on a connection whose response
 * closes it.
 */
export async function drain({ rounds, drainSeconds, databaseUrl, print }: DrainOptions): Promise<Bar[]> {
  const place = await makePlace(databaseUrl, {
    BILLING_DRAIN_SECONDS: `${drainSeconds ?? MAXIMUM_DRAIN_SECONDS}`,
    BILLING_DOCS_URL: 'https://docs.billing.example',
  });
  try {
    const seeded = await place.open();
    const { key } = await seedAccount(seeded.services, 'chaos', []);
    await seeded.database.close();
    const all: Round[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      all.push(await runRound(place, { key, name: `round${round}`, isInterrupted: drainSeconds === undefined }));
      for (const line of new Set([...all.at(-1)!.failures, ...all.at(-1)!.problems])) print(line);
      if (round % ROUNDS_A_LINE === 0) print(`${place.engine}: ${round} of ${rounds} drains`);
    }
    const opened = await place.open();
    const rows = await opened.database.db.selectFrom('customers').select(['email', 'name']).execute();
    await opened.database.close();
    const stored = new Map(rows.map(({ email, name }) => [email, name]));
    const acknowledged = all.flatMap((each) => [...each.acknowledged]);
    const lost = acknowledged.filter(([email, name]) => stored.get(email) !== name);
    const sum = (part: (round: Round) => number): number => all.reduce((total, round) => total + part(round), 0);
    return [
      some(
        'responses',
        sum(({ responses }) => responses),
        rounds,
      ),
      some(
        'responses that close their connection',
        sum(({ closing }) => closing),
        rounds,
      ),
      none(
        'requests that failed',
        sum(({ failures }) => failures.length),
      ),
      none(
        'processes or idle connections that ended in another way than promised',
        sum(({ problems }) => problems.length),
      ),
      none('acknowledged changes lost', lost.length),
    ];
  } finally {
    await place.remove();
  }
}

async function runRound(
  place: Place,
  { key, name, isInterrupted }: { readonly key: string; readonly name: string; readonly isInterrupted: boolean },
): Promise<Round> {
  const problems: string[] = [];
  const program = place.start('all');
  await program.says('\n');
  const idle = await openIdle(place.url, (problem) => problems.push(problem));
  const load = startKeepAliveLoad({ url: place.url, key, name, connections: CONNECTIONS });
  await sleep(LOAD_MS * (1 + Math.random()));
  program.kill('SIGTERM');
  const reason = await unreadyReason(place.url);
  if (reason !== 'draining') problems.push(`/readyz failed with the reason "${reason}"`);
  // Clients that have not noticed yet are served.
  const late = await fetch(`${place.url}/livez`);
  await late.body?.cancel();
  if (late.headers.get('connection') !== 'close') problems.push('a response during the drain kept its connection open');
  await load.stop();
  if (isInterrupted) program.kill('SIGINT');
  const { code, err } = await program.ended;
  if (code !== 0) problems.push(`the process ended with exit code ${code}: ${err}`);
  if (err.includes('grace period expired')) problems.push(`the process cut connections: ${err}`);
  await idle.closed;
  return { ...load.seen, problems };
}

/** A connection that has been used once and then stays idle. It must not end by a reset. */
async function openIdle(url: string, problem: (text: string) => void): Promise<{ readonly closed: Promise<unknown> }> {
  const socket = await openSocket(url);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.on('error', (error) => problem(`an idle connection ended with ${String(error)}`));
  socket.write('GET /livez HTTP/1.1\r\nHost: api.example\r\n\r\n');
  await once(socket, 'data');
  socket.resume();
  return { closed };
}

/** Probes until the process is no longer ready. */
async function unreadyReason(url: string): Promise<string> {
  for (;;) {
    const response = await fetch(`${url}/readyz`);
    const { reason = '' } = (await response.json()) as { readonly reason?: string };
    if (response.status !== 200) return reason;
    await sleep(PROBE_MS);
  }
}
