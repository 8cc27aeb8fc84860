import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

import { Client } from 'pg';

import type { Migration } from '../../../service/storage/migration.ts';
import { extractRelease, migrationHash, releaseCommand } from '../../support/earlier-release.ts';
import { startProgram } from '../start/program.ts';
import { type State, STATE_SECRET_KEY, statesFolder } from './state.ts';

/**
 * Writes `states/`: for each of these commits, it runs the service of that time on PostgreSQL, lets it
 * create its demo account and make some changes, kills it while a destination can't be reached, and dumps
 * the rows. Needs the history of the repository, `pg_dump`, and `TEST_DATABASE_URL`.
 *
 * node .ci/node.mjs test/service/upgrade/make-states.ts [NAME …]
 */
const RELEASES: Readonly<Record<string, string>> = {
  '0006': 'e2ee371f',
  '0007': '17fd4343',
  '0009': '37650c66',
  '0010': '6fcd4d36',
  '0027': 'e1d80c39',
  '0028': '1711c932',
  '0032': '1626404c',
  '0038': '01182d8b',
};
const SCHEMA = 'billing_sandbox';
/** Nothing listens there. */
const UNREACHABLE = 'http://127.0.0.1:9/webhooks';
/** For the first attempts to be stored. */
const ATTEMPTS_MS = 2_000;

/** Requests that are sent to each release; those it does not know are left out. */
const READS = [
  '/products/{product}',
  '/discounts/{discount}',
  '/customers/{customer}/businesses/{business}',
  '/customers/{customer}/payment-methods',
  '/checkout-domains',
  '/events?per_page=3',
  '/notification-settings/{notification_setting}',
  '/notifications/{notification}',
  '/notifications?per_page=3',
  '/simulations/{simulation}',
  '/simulations/{simulation}/runs/{simulation_run}',
  '/simulations/{simulation}/runs/{simulation_run}/events/{simulation_event}',
  '/customers/{customer}',
  '/customers/{customer}/addresses/{address}',
  '/customers/{customer}/credit-balances',
  '/prices/{price}',
  '/discount-groups/{discount_group}',
  '/client-tokens/{client_token}',
  '/transactions/{transaction}',
  '/transactions?per_page=3',
  '/adjustments?per_page=3',
  '/reports/{report}',
  '/subscriptions/{subscription}',
  '/subscriptions?per_page=3',
];

interface Ready {
  readonly url: string;
  readonly key: string;
  readonly ids: Readonly<Record<string, string>>;
}

const server = process.env['TEST_DATABASE_URL'];
if (server === undefined) throw new Error('Set TEST_DATABASE_URL to a PostgreSQL on which databases can be created.');
await mkdir(statesFolder, { recursive: true });
const names = process.argv.slice(2);
for (const [name, commit] of Object.entries(RELEASES))
  if (names.length === 0 || names.includes(name)) await make(name, commit, server);

async function make(name: string, commit: string, serverUrl: string): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), 'billing-state-'));
  const database = `billing_state_${name}`;
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  await atServer(serverUrl, `drop database if exists "${database}" with (force)`);
  await atServer(serverUrl, `create database "${database}"`);
  try {
    await extractRelease(commit, directory);
    const state = await fill(commit, directory, url.href);
    const rows = await dump(url.href);
    await writeFile(join(statesFolder, `${name}.json`), `${JSON.stringify(state, null, 2)}\n`);
    await writeFile(join(statesFolder, `${name}.sql`), rows);
    process.stdout.write(`${name}: ${Object.keys(state.responses).length} responses, ${rows.length} bytes of rows\n`);
  } finally {
    await atServer(serverUrl, `drop database "${database}" with (force)`);
    await rm(directory, { recursive: true, force: true });
  }
}

/** Runs the release, lets it change data, and kills it. */
async function fill(commit: string, directory: string, databaseUrl: string): Promise<State> {
  const options = ['--data', join(directory, 'data'), '--port', '0', '--json', '--allow-private-destinations'];
  const env = {
    DATABASE_URL: databaseUrl,
    BILLING_SECRET_KEY: STATE_SECRET_KEY,
    BILLING_DOCS_URL: 'https://docs.billing.example',
  };
  const program = startProgram(releaseCommand(directory, options), { cwd: directory, env });
  const { url, key, ids } = JSON.parse((await program.says('\n')).split('\n', 1)[0]!) as Ready;
  const call = async (method: string, path: string, body?: object): Promise<Response> =>
    fetch(url + path, {
      method,
      headers: { authorization: `Bearer ${key}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
  const settingId = ids['notification_setting'] ?? '';
  const changes: [string, string, object][] = [
    [
      'PATCH',
      `/notification-settings/${settingId}`,
      { destination: UNREACHABLE, active: true, subscribed_events: ['customer.created', 'product.created'] },
    ],
    ['POST', '/customers', { email: 'earlier@customer.example', name: 'Zoë', custom_data: { level: 'gold' } }],
    ['POST', '/products', { name: 'Earlier product', tax_category: 'standard', custom_data: { shelf: '7' } }],
  ];
  for (const [method, path, body] of changes) {
    const response = await call(method, path, body);
    if (!response.ok) throw new Error(`${commit}: ${method} ${path}: ${response.status} ${await response.text()}`);
  }
  await sleep(ATTEMPTS_MS);
  const responses: Record<string, unknown> = {};
  for (const template of READS) {
    const path = template.replaceAll(/\{(\w+)\}/g, (_, id: string) => ids[id] ?? 'unknown');
    const response = await call('GET', path);
    if (response.ok) responses[path] = ((await response.json()) as { readonly data: unknown }).data;
  }
  program.kill('SIGKILL');
  await program.ended;
  const { migrations } = (await import(pathToFileURL(join(directory, 'service/storage/migrations.ts')).href)) as {
    readonly migrations: readonly Migration[];
  };
  const hashes = Object.fromEntries(migrations.map((migration) => [migration.name, migrationHash(migration)]));
  return { commit, at: new Date().toISOString(), key, migrations: hashes, settingId, responses };
}

/** The rows as statements for any schema. Partitioned tables get theirs through their root. */
async function dump(url: string): Promise<string> {
  const options = [
    '--data-only',
    '--column-inserts',
    '--rows-per-insert=1000',
    '--load-via-partition-root',
    '--no-owner',
  ];
  const tables = [`--schema=${SCHEMA}`, `--exclude-table=${SCHEMA}.migrations`];
  const { stdout } = await promisify(execFile)('pg_dump', [...options, ...tables, url], { maxBuffer: 2 ** 26 });
  const lines = stdout
    .split('\n')
    .filter((line) => line !== '' && !/^(--|SET |SELECT pg_catalog\.set_config|\\)/.test(line));
  return `${lines.join('\n')}\n`.replaceAll(`${SCHEMA}.`, '');
}

async function atServer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
