import { relative, resolve } from 'node:path';

import { parseApiKey } from '../auth/api-key.ts';
import type { Config } from '../configuration/config.ts';
import type { Demo } from '../demo/seed-demo.ts';
import type { Rules } from '../services.ts';

interface Started {
  readonly url: string;
  /** Where `/readyz` and `/metrics` are, if on another address. */
  readonly adminUrl: string | undefined;
  readonly engine: 'pglite' | 'postgres';
  /** Absent in live, and when the database already has accounts. */
  readonly demo: Demo | undefined;
  readonly hasAccounts: boolean;
  readonly rules: Pick<Rules, 'destinationReach'>;
}

const WEBHOOKS = {
  loopback: 'may be sent to the public internet and this machine; --allow-private-destinations adds private networks',
  private: 'may be sent to this machine and private networks too: for development only',
};

const OPERATOR = 'npm run operator --';

/** What a start prints: next steps for a person, one line of JSON for a script (`--json`). */
export function startReport(config: Config, { url, adminUrl, engine, demo, hasAccounts, rules }: Started): string {
  const data = engine === 'pglite' ? config.dataDirectory : 'PostgreSQL (DATABASE_URL)';
  if (config.json) {
    const { environment } = config;
    const admin = adminUrl === undefined ? {} : { admin_url: adminUrl };
    const ids = demo === undefined ? {} : { ...demo.ids, api_key: parseApiKey(demo.key)?.id };
    const report = { url, ...admin, key: demo?.key ?? null, environment, data, ids };
    return `${JSON.stringify(report)}\n`;
  }
  const rows = [
    ['address', url],
    ...(config.role === 'worker' ? [] : [['docs', config.docsUrl ?? `${url}/docs/`] as const]),
    ...(adminUrl === undefined ? [] : [['admin', `${adminUrl}/readyz and /metrics`] as const]),
    ['environment', config.environment],
    ['data', data],
    ...(rules.destinationReach === 'public' ? [] : [['webhooks', WEBHOOKS[rules.destinationReach]] as const]),
    ...(config.role === 'worker' ? [['role', workerRole(adminUrl)] as const] : []),
    ['key', demo?.key ?? (hasAccounts ? `${OPERATOR} api-key create --help shows how to create one` : 'none yet')],
  ] as const;
  const head = [
    '',
    'Billing service is ready.',
    '',
    ...rows.map(([name, value]) => `  ${name.padEnd(13)}${value}`),
    '',
  ];
  return [
    ...head,
    ...(hasAccounts ? [] : firstSteps(config)),
    ...(demo === undefined || config.role === 'worker' ? [] : examples(config, url, demo)),
    'Ctrl-C stops it. npm start -- --help lists all settings.',
    '',
  ].join('\n');
}

function workerRole(adminUrl: string | undefined): string {
  return `worker: delivers, and serves /livez${adminUrl === undefined ? ', /readyz and /metrics' : ''}`;
}

/** Live starts empty: the operator creates its accounts and keys. */
function firstSteps({ environment, dataDirectory }: Config): string[] {
  const here = relative(process.cwd(), dataDirectory);
  const isDefault = dataDirectory === resolve('.data', environment);
  const where = `--environment ${environment}${isDefault ? '' : ` --data ${quoted(here.startsWith('..') ? dataDirectory : here)}`}`;
  return [
    'It has no account yet. Create the first one and its API key in another terminal, with the same environment variables:',
    '',
    `  ${OPERATOR} account create --id acme --name 'Acme Inc.' ${where}`,
    `  ${OPERATOR} api-key create --account acme --name 'First key' --permissions all ${where}`,
    '',
  ];
}

/** Quotes for a POSIX shell. */
function quoted(text: string): string {
  return /^[\w./-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

function examples({ dataDirectory }: Config, url: string, { key, ids }: Demo): string[] {
  // With the defaults, billing finds both without configuration.
  const isDefault = url === 'http://127.0.0.1:8080' && dataDirectory === resolve('.data/sandbox');
  const exports = [`  export BILLING_URL=${url}`, `  export BILLING_API_KEY=${key}`];
  return [
    'Try it in another terminal:',
    '',
    `  curl -H 'Authorization: Bearer ${key}' ${url}/products/${ids['product']}`,
    '',
    `Watch a first webhook, each command in its own terminal${isDefault ? '' : ', after these two in both'}:`,
    '',
    ...(isDefault ? [] : [...exports, '']),
    '  npm run billing -- listen',
    '  npm run billing -- trigger customer.created',
    '',
  ];
}
