import { randomBytes } from 'node:crypto';

import { Client } from 'pg';

import { createApp } from '../service/app/app.ts';
import { createPayments } from '../service/payments/create-payments.ts';
import { secretBox } from '../service/auth/secret-box.ts';
import { anyError } from '../service/common/any-error.ts';
import { systemClock } from '../service/common/clock.ts';
import { silentLog } from '../service/common/log.ts';
import { openDatabase } from '../service/storage/open-database.ts';
import { rules, seedAccount } from './http/seed-account.ts';
import { fillCustomers } from './lists/fill-customers.ts';
import { plansOf } from './lists/plans-of.ts';

/**
 * Whether each filter, search and order of `GET /customers` takes at most three times as long as the first
 * page without any, in an account with a million customers, count included. Prints the plans of the page and
 * the count.
 */
const CUSTOMERS = Number(process.argv[2] ?? 1_000_000);
const ROUNDS = Number(process.argv[3] ?? 40);
const BAR = 3;

const url = process.env['TEST_DATABASE_URL'];
if (url === undefined) {
  console.log('Nothing was measured: TEST_DATABASE_URL names no PostgreSQL.');
  process.exit(0);
}
const schema = `bench_${randomBytes(6).toString('hex')}`;
const database = await openDatabase({ engine: 'postgres', url, schema, poolSize: 3 }, silentLog);
try {
  const services = {
    db: database.db,
    clock: systemClock,
    secrets: secretBox(randomBytes(32)),
    rules,
    notifyDue: () => undefined,
    notifyRunDue: () => undefined,
  };
  const { key } = await seedAccount(services);
  await fillCustomers(url, schema, 'bench', CUSTOMERS);
  const app = createApp({
    services,
    payments: createPayments(services, { newError: anyError, timeoutSeconds: 20, log: silentLog }).payments,
    limiter: { check: async () => ({ allowed: true }) },
    docsBaseUrl: 'https://docs.billing.example',
    trustedProxies: [],
    requestTimeoutMs: 30_000,
  });
  const read = async (query: string): Promise<number> => {
    const began = performance.now();
    const response = await app.inject({ url: `/customers?${query}`, headers: { authorization: `Bearer ${key}` } });
    if (response.statusCode !== 200) throw new Error(`${query}: ${response.body}`);
    return performance.now() - began;
  };
  process.exitCode = (await compare(read)) ? 0 : 1;
  await app.close();
} finally {
  await database.close();
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`drop schema "${schema}" cascade`);
  await client.end();
}

/** Queries in turn, so that each meets the same load; each round looks for other customers. */
async function compare(read: (query: string) => Promise<number>): Promise<boolean> {
  const number = (round: number): number => 1 + ((round * 7_919) % CUSTOMERS);
  const id = (n: number): string => `ctm_${String(n).padStart(26, '0')}`;
  const cases: Readonly<Record<string, (round: number) => string>> = {
    'no filter': () => '',
    id: (round) => `id=${id(number(round))},${id(number(round + 1))}`,
    email: (round) => `email=USER${number(round)}@domain${number(round) % 1_000}.example`,
    'status, a tenth of the customers': () => 'status=archived',
    'status, all': () => 'status=active,archived',
    'order, oldest first': () => 'order_by=id%5BASC%5D',
    'search, an email address': (round) => `search=user${number(round)}@`,
    'search, an identifier': (round) => `search=${id(number(round))}`,
    'search, one customer in 1,000': (round) => `search=domain${round % 1_000}.ex`,
    'search, one in 40': () => 'search=bob%20bro',
    'search, one in 40, all of another status': () => 'search=ann%20smi',
    'search, every one': () => 'search=example',
    'search, none': (round) => `search=absent${round}`,
    'search, two letters that an eighth have': () => 'search=%C3%A7o',
    'search, two letters that none has': () => 'search=%C3%9F%C3%9F',
    'search, one letter that a fifth have': () => 'search=k',
    'search, one letter that every one has': () => 'search=e',
    'search, one letter that none has': () => 'search=%C3%9F',
    'search, one in 90, and none of the newest': () => 'search=user12',
  };
  const times = Object.fromEntries(Object.keys(cases).map((name) => [name, [] as number[]]));
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [name, query] of Object.entries(cases)) {
      const time = await read(query(round));
      if (round > 0) times[name]!.push(time);
    }
  }
  const p95 = (name: string): number => times[name]!.toSorted((a, b) => a - b)[Math.ceil(ROUNDS * 0.95) - 1]!;
  const first = p95('no filter');
  console.log(`GET /customers with ${CUSTOMERS.toLocaleString('en')} customers, p95 of ${ROUNDS} requests\n`);
  for (const [name, query] of Object.entries(cases)) {
    const ratio = p95(name) / first;
    const verdict = ratio <= BAR ? 'met   ' : 'MISSED';
    console.log(`  ${verdict} ${name}: ${p95(name).toFixed(1)} ms, ${ratio.toFixed(2)} × (≤ ${BAR})`);
    for (const plan of await plansOf(() => read(query(1)), url!, schema))
      console.log(plan.replace(/^/gm, '           '));
  }
  return Object.keys(cases).every((name) => p95(name) <= BAR * first);
}
