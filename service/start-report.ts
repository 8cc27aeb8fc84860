import type { Config } from './configuration/config.ts';
import type { Demo } from './demo/seed-demo.ts';
import { randomText } from './ids/random-text.ts';
import type { Rules } from './services.ts';

interface Started {
  readonly url: string;
  readonly engine: 'pglite' | 'postgres';
  /** Absent when the database has accounts of its own. */
  readonly demo: Demo | undefined;
  readonly rules: Pick<Rules, 'allowPrivateDestinations'>;
}

/** What a start prints: for a person what to try, for a script (`--json`) one object on one line. */
export function startReport(config: Config, { url, engine, demo, rules }: Started): string {
  const data = engine === 'pglite' ? config.dataDirectory : 'PostgreSQL (DATABASE_URL)';
  if (config.json) {
    return `${JSON.stringify({ url, key: demo?.key ?? null, environment: config.environment, data, ids: demo?.ids ?? {} })}\n`;
  }
  const rows = [
    ['address', url],
    ['environment', config.environment],
    ['data', data],
    ...(rules.allowPrivateDestinations
      ? [['webhooks', 'may go to this machine and to private networks: for development only'] as const]
      : []),
    ...(config.role === 'worker'
      ? [['role', 'worker: delivers, and answers /livez, /readyz and /metrics'] as const]
      : []),
    ['key', demo?.key ?? 'npm run operator -- api-key create --help tells how to make one'],
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
    ...(demo === undefined || config.role === 'worker' ? [] : examples(url, demo)),
    'Ctrl-C ends it. npm start -- --help lists what can be set.',
    '',
  ].join('\n');
}

function examples(url: string, { key, ids }: Demo): string[] {
  const call = (path: string): string => `curl -s ${url}${path} -H 'Authorization: Bearer ${key}'`;
  const json = (path: string, body: object): string =>
    `${call(path)} -H 'Content-Type: application/json' -d '${JSON.stringify(body)}'`;
  // One that nobody has: the line is to work at every start.
  const email = `jo-${randomText(6, 'abcdefghijkmnpqrstuvwxyz23456789')}@customer.example`;
  return [
    'Try, in another terminal:',
    '',
    `  ${json('/customers', { name: 'Jo Sample', email })}`,
    '',
    `  ${json(`/customers/${ids['customer']}/businesses`, { name: 'Sample Ltd', contacts: [{ email: 'office@sample.example' }] })}`,
    '',
    `  ${call(`/customers/${ids['customer']}/businesses/${ids['business']}`)}`,
    '',
    'Or see a first webhook: this in one terminal, and in another, after the same two lines, npm run billing -- trigger customer.created',
    '',
    `  export BILLING_URL=${url}`,
    `  export BILLING_API_KEY=${key}`,
    '  npm run billing -- listen',
    '',
  ];
}
