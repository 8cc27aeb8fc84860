import { expect, test } from 'vitest';

import {
  type Config,
  databasePlace,
  destinationReach,
  drainSeconds,
  readConfig,
} from '../../../service/configuration/config.ts';
import { settings } from '../../../service/configuration/settings.ts';
import { helpText, settingsTable } from '../../../service/configuration/settings-text.ts';

function config(argv: string[] = [], env: Record<string, string> = {}): Config {
  const read = readConfig({ argv, env, cwd: '/srv/billing' });
  if (read === 'help') throw new Error('help was not requested');
  return read;
}

test('every setting has a default', () => {
  expect(config()).toEqual({
    environment: 'sandbox',
    role: 'all',
    port: 8080,
    host: '127.0.0.1',
    adminPort: undefined,
    adminHost: '127.0.0.1',
    dataDirectory: '/srv/billing/.data/sandbox',
    fsync: false,
    minFreeDiskMib: 256,
    databaseUrl: undefined,
    databaseDirectUrl: undefined,
    databaseConnections: 10,
    redisUrl: undefined,
    secretKey: undefined,
    trustedProxies: [],
    publicUrl: undefined,
    docsUrl: undefined,
    rejectedEmailDomains: [],
    rejectedCountries: [],
    taxTable: undefined,
    sellerCountry: 'IE',
    sourceCidrs: [],
    maxActiveDestinations: 10,
    verifyEmailDestinations: false,
    maxSimulations: 1_000,
    maxSimulationRuns: 10_000,
    maxSimulationMebibytes: 256,
    maxCustomDataMebibytes: 1_024,
    feeShare: '0.05',
    feeFixed: 50,
    paymentTimeoutSeconds: 5,
    allowPrivateDestinations: undefined,
    deliveryTimeoutSeconds: 5,
    deliveryLeaseSeconds: 15,
    deliveryConcurrency: 512,
    destinationConcurrency: 10,
    retryDelays: [60, 240, 540],
    retryHours: undefined,
    simulationPaceSeconds: 1,
    smtpUrl: undefined,
    emailFrom: 'notifications@billing.example',
    dnsServers: [],
    readyLimitSeconds: 120,
    requestTimeoutSeconds: 30,
    keepAliveSeconds: 72,
    drainSeconds: undefined,
    acceptClockJump: false,
    stallLimitSeconds: 30,
    logLevel: 'info',
    json: false,
  });
});

test('the live environment has a separate default port and data directory', () => {
  expect(config(['--environment', 'live'])).toMatchObject({ port: 8081, dataDirectory: '/srv/billing/.data/live' });
  expect(config([], { BILLING_ENVIRONMENT: 'live' })).toMatchObject({ environment: 'live', port: 8081 });
});

test('prefers an option to a variable and a variable to the default, and ignores an empty variable', () => {
  expect(config(['--port', '1'], { BILLING_PORT: '2' }).port).toBe(1);
  expect(config([], { BILLING_PORT: '2' }).port).toBe(2);
  expect(config([], { BILLING_PORT: '' }).port).toBe(8080);
});

test('drains after SIGTERM where another process can take over, unless the setting says otherwise', () => {
  const DATABASE_URL = 'postgres://localhost/x';
  expect(drainSeconds(config())).toBe(0);
  expect(drainSeconds(config([], { DATABASE_URL }))).toBe(5);
  expect(drainSeconds(config([], { DATABASE_URL, BILLING_DRAIN_SECONDS: '0' }))).toBe(0);
  expect(drainSeconds(config([], { BILLING_DRAIN_SECONDS: '20' }))).toBe(20);
  expect(drainSeconds(config(['--role', 'worker'], { DATABASE_URL, BILLING_DRAIN_SECONDS: '20' }))).toBe(0);
});

test('parses each value according to its type', () => {
  const read = config(['--data', '../elsewhere', '--json', '--allow-private-destinations'], {
    BILLING_TRUSTED_PROXIES: '10.0.0.0/8, fd00::/8,',
    BILLING_REFUSED_EMAIL_DOMAINS: 'Spam.Example',
    BILLING_REFUSED_COUNTRIES: 'KP, SY',
    BILLING_SOURCE_CIDRS: '192.0.2.14/32, 198.51.100.64/28, 0.0.0.0/0',
    BILLING_SECRET_KEY: 'ab'.repeat(32),
    BILLING_PUBLIC_URL: 'https://api.example/',
    REDIS_URL: 'rediss://cache.example:6380/1',
  });
  expect(read).toMatchObject({
    dataDirectory: '/srv/elsewhere',
    json: true,
    allowPrivateDestinations: true,
    trustedProxies: ['10.0.0.0/8', 'fd00::/8'],
    rejectedEmailDomains: ['spam.example'],
    rejectedCountries: ['KP', 'SY'],
    sourceCidrs: ['192.0.2.14/32', '198.51.100.64/28', '0.0.0.0/0'],
    publicUrl: 'https://api.example',
    redisUrl: 'rediss://cache.example:6380/1',
  });
  expect(read.secretKey).toHaveLength(32);
});

test.each([
  [['--port', 'abc'], {}, '--port must be a whole number from 0 to 65535, not "abc".'],
  [['--port', '65536'], {}, '--port must be a whole number from 0 to 65535, not "65536".'],
  [[], { BILLING_PORT: '-1' }, 'BILLING_PORT must be a whole number from 0 to 65535, not "-1".'],
  [['--environment', 'test'], {}, '--environment must be one of sandbox, live, not "test".'],
  [['--prot', '1'], {}, "Unknown option '--prot'. Try --help."],
  [['--port'], {}, "Option '--port <value>' argument missing. Try --help."],
  [['serve'], {}, '"serve" is not an option. Try --help.'],
  [
    [],
    { BILLING_TRUSTED_PROXIES: '10.0.0.0/99' },
    'BILLING_TRUSTED_PROXIES must list IP addresses and networks such as 10.0.0.0/8, not "10.0.0.0/99".',
  ],
  [
    [],
    { BILLING_REFUSED_COUNTRIES: 'kp' },
    'BILLING_REFUSED_COUNTRIES must list countries by their two capital letters, not "kp".',
  ],
  ...['192.0.2.14', '198.51.100.65/28', '192.0.2.0/33', '192.0.2.0/024', '192.0.2.0/24/8', '2001:db8::/32'].map(
    (network): [string[], object, string] => [
      [],
      { BILLING_SOURCE_CIDRS: network },
      `BILLING_SOURCE_CIDRS must list IPv4 networks such as 198.51.100.64/28, and single addresses such as 192.0.2.14/32, not "${network}".`,
    ],
  ),
  [
    [],
    { BILLING_ALLOW_PRIVATE_DESTINATIONS: 'yes' },
    'BILLING_ALLOW_PRIVATE_DESTINATIONS must be one of true, false, not "yes".',
  ],
  [
    [],
    { BILLING_DOCS_URL: 'docs' },
    'BILLING_DOCS_URL must be a URL that starts with https:// or http:// and has no user name, query or fragment, such as https://api.billing.example, not "docs".',
  ],
  [
    [],
    { BILLING_SECRET_KEY: 'hunter2' },
    'BILLING_SECRET_KEY must be 32 bytes in base64 or hex, as `openssl rand -base64 32` prints them.',
  ],
  [
    [],
    { REDIS_URL: 'http://:hunter2@cache' },
    'REDIS_URL must be a URL that starts with redis:// or rediss:// and may end with a database number, such as redis://user:password@cache.example:6379/0.',
  ],
])('rejects %j %j in one line', (argv, env, message) => {
  expect(() => config(argv, env as Record<string, string>)).toThrow(message);
});

test.each([
  ['BILLING_PUBLIC_URL', 'https://a/b?c'],
  ['BILLING_PUBLIC_URL', 'https://a/b?'],
  ['BILLING_PUBLIC_URL', 'https://a/b#c'],
  ['BILLING_PUBLIC_URL', 'https://user@a/b'],
  ['BILLING_PUBLIC_URL', 'https:a'],
  ['BILLING_PUBLIC_URL', 'https:///a'],
  ['BILLING_PUBLIC_URL', ' https://a'],
  ['BILLING_PUBLIC_URL', 'https://a b'],
  ['BILLING_PUBLIC_URL', 'https://-a'],
  ['BILLING_DOCS_URL', 'https://a/b?c'],
  ['BILLING_HOST', 'http://127.0.0.1'],
  ['BILLING_HOST', '127.0.0.1:8080'],
  ['BILLING_HOST', '[::1]'],
  ['BILLING_HOST', '127.0.0.256'],
  ['BILLING_HOST', 'my host'],
  ['BILLING_DATA', ' '],
  ['BILLING_REFUSED_EMAIL_DOMAINS', '@@'],
  ['BILLING_REFUSED_EMAIL_DOMAINS', 'good.example,@bad.example'],
  ['BILLING_REFUSED_EMAIL_DOMAINS', '*.bad.example'],
  ['BILLING_REFUSED_EMAIL_DOMAINS', 'bad..example'],
  ['BILLING_DNS_SERVERS', '192.0.2.53:99999'],
  ['BILLING_DNS_SERVERS', '192.0.2.53:0'],
  ['BILLING_DNS_SERVERS', '[192.0.2.53]:53'],
  ['REDIS_URL', 'redis://'],
  ['REDIS_URL', 'redis://cache/one'],
  ['REDIS_URL', 'redis://cache?family=6'],
  ['REDIS_URL', 'redis:cache'],
  ['SMTP_URL', 'smtp://mail.example/path'],
  ['SMTP_URL', 'smtp://mail.example?tls=maybe'],
])('rejects %s=%s with the expected form and an example', (variable, text) => {
  expect(() => config([], { [variable]: text })).toThrow(
    new RegExp(`^${variable} (must|can't) .*(such as|for example) [^ ]`, 'i'),
  );
});

test('rejects an empty directory, which would mean the current one', () => {
  expect(() => config(['--data', ''])).toThrow(/^--data must be a path .* such as \/var\/lib\/billing, not ""\.$/);
});

test.each([
  [{ BILLING_HOST: '::' }, { host: '::' }],
  [{ BILLING_HOST: 'billing-1.internal' }, { host: 'billing-1.internal' }],
  [{ BILLING_PUBLIC_URL: 'http://[::1]:8080/billing/' }, { publicUrl: 'http://[::1]:8080/billing' }],
  [{ REDIS_URL: 'redis://:p%40ss@127.0.0.1:6379' }, { redisUrl: 'redis://:p%40ss@127.0.0.1:6379' }],
  [{ SMTP_URL: 'smtp://localhost:25?tls=never' }, { smtpUrl: 'smtp://localhost:25?tls=never' }],
  [{ SMTP_URL: 'smtps://u:p@mail.example' }, { smtpUrl: 'smtps://u:p@mail.example' }],
])('accepts %j', (env, expected) => {
  expect(config([], env as Record<string, string>)).toMatchObject(expected);
});

test('uses PostgreSQL if DATABASE_URL is set, else a directory', () => {
  expect(databasePlace(config(['--environment', 'live', '--data', '/d']))).toEqual({
    engine: 'pglite',
    directory: '/d',
    schema: 'billing_live',
    fsync: false,
    freeSpace: { minimumBytes: 256 * 2 ** 20 },
  });
  const url = 'postgres://billing@db.example/billing';
  const place = { engine: 'postgres', url, schema: 'billing_sandbox', poolSize: 3 };
  expect(databasePlace(config([], { DATABASE_URL: url, BILLING_DATABASE_CONNECTIONS: '3' }))).toEqual(place);
  const directUrl = 'postgres://billing@db-1.example/billing';
  const both = { DATABASE_URL: url, DATABASE_DIRECT_URL: directUrl, BILLING_DATABASE_CONNECTIONS: '3' };
  expect(databasePlace(config([], both))).toEqual({ ...place, directUrl });
});

test('the help and the settings table name every setting', () => {
  expect(readConfig({ argv: ['--port', '1', '-h'], env: {}, cwd: '/' })).toBe('help');
  const rows = Object.values<{ flag?: string; variable?: string }>(settings);
  const names = rows.flatMap(({ flag, variable }) => [...(flag ? [`--${flag}`] : []), ...(variable ? [variable] : [])]);
  for (const name of names) {
    expect(helpText()).toContain(name);
    expect(settingsTable()).toContain(name);
  }
  expect(helpText()).toContain('--port N');
  expect(helpText()).toContain('TCP port; 0 = any free port (BILLING_PORT; default 8080, live 8081)');
});

test('lists every retry, or grows delays up to the longest', () => {
  expect(config([], { BILLING_RETRY_DELAYS: '1,2,3' }).retryDelays).toEqual([1, 2, 3]);
  const live = config(['--environment', 'live']);
  expect(live.retryDelays).toHaveLength(59);
  expect(live.retryDelays.slice(0, 2)).toEqual([55, 61.60000000000001]);
  expect(live.retryDelays.at(-1)).toBe(12_600);
  expect(live.retryHours).toBe(72);
  for (const text of ['1,,2', '-1', '55..1', '0..5*2/3', '5..9*0.5/3', '5..9*2/2000', 'x']) {
    expect(() => config([], { BILLING_RETRY_DELAYS: text })).toThrow(/^BILLING_RETRY_DELAYS must list seconds/);
  }
});

test.each([
  [[], 'loopback'],
  [['--host', '::1'], 'loopback'],
  [['--host', 'localhost'], 'loopback'],
  [['--host', '0.0.0.0'], 'public'],
  [['--host', '::'], 'public'],
  [['--host', '192.0.2.7'], 'public'],
  [['--host', '0.0.0.0', '--allow-private-destinations'], 'private'],
  [['--environment', 'live'], 'public'],
])('with %j, allows destinations as far away as %s', (argv, reach) => {
  expect(destinationReach(config(argv))).toBe(reach);
});

test('an option blocks destinations on this machine', () => {
  expect(destinationReach(config([], { BILLING_ALLOW_PRIVATE_DESTINATIONS: 'false' }))).toBe('public');
});

test('accepts only addresses as DNS servers', () => {
  const { dnsServers } = config([], {
    BILLING_DNS_SERVERS: '192.0.2.53, 192.0.2.54:5353,2001:db8::53,[2001:db8::53]:53',
  });
  expect(dnsServers).toHaveLength(4);
  expect(() => config([], { BILLING_DNS_SERVERS: 'dns.example' })).toThrow(/must list IP addresses/);
});

test('rejects settings that contradict each other', () => {
  expect(() => config([], { BILLING_DELIVERY_TIMEOUT: '12' })).toThrow(
    'BILLING_DELIVERY_LEASE (15 s) must be at least 5 s longer than BILLING_DELIVERY_TIMEOUT (12 s)',
  );
  expect(() => config(['--environment', 'live', '--allow-private-destinations'])).toThrow('sandbox only');
  expect(() => config([], { DATABASE_DIRECT_URL: 'postgres://localhost/x' })).toThrow('needs DATABASE_URL');
  expect(() => config(['--role', 'worker'])).toThrow('--role worker needs PostgreSQL (DATABASE_URL)');
  expect(config(['--role', 'worker'], { DATABASE_URL: 'postgres://localhost/x' }).role).toBe('worker');
});
