import { isIP } from 'node:net';

import { parseSecretKey } from '../auth/secret-key.ts';
import { growing } from './growing.ts';
import { address, integer, list, oneOf, optional, type Setting, truth } from './setting.ts';

/** Everything that can be set, in the order in which help and README show it. */
export const settings = {
  environment: {
    flag: 'environment',
    placeholder: 'NAME',
    variable: 'BILLING_ENVIRONMENT',
    default: 'sandbox',
    meaning: '`sandbox` or `live`: each has its own data, keys and counters',
    read: oneOf('sandbox', 'live'),
  },
  role: {
    flag: 'role',
    placeholder: 'NAME',
    variable: 'BILLING_ROLE',
    default: 'all',
    meaning: '`api` answers requests, `worker` delivers notifications, `all` does both; the first two need PostgreSQL',
    read: oneOf('all', 'api', 'worker'),
  },
  port: {
    flag: 'port',
    placeholder: 'N',
    variable: 'BILLING_PORT',
    default: { sandbox: '8080', live: '8081' },
    meaning: 'TCP port; 0 = any free one',
    read: integer(0, 65_535),
  },
  host: {
    flag: 'host',
    placeholder: 'ADDRESS',
    variable: 'BILLING_HOST',
    default: '127.0.0.1',
    meaning: 'address to listen on; `0.0.0.0` or `::` for every network',
    read: (text: string) => text,
  },
  dataDirectory: {
    flag: 'data',
    placeholder: 'DIR',
    variable: 'BILLING_DATA',
    default: { sandbox: '.data/sandbox', live: '.data/live' },
    meaning: 'directory of the embedded database and of `secret.key`',
    read: (text: string) => text,
  },
  fsync: {
    flag: 'fsync',
    variable: 'BILLING_FSYNC',
    default: 'false',
    meaning:
      'the embedded database acknowledges a change once it is on the disk, so that it survives a power cut; ten times slower',
    read: truth,
  },
  databaseUrl: {
    variable: 'DATABASE_URL',
    default: '',
    meaning:
      'PostgreSQL 15 or newer to use instead of the embedded database, for example `postgres://user:password@host:5432/name`',
    secret: true,
    read: optional((text) => text),
  },
  databaseConnections: {
    variable: 'BILLING_DATABASE_CONNECTIONS',
    default: '10',
    meaning: 'most connections to PostgreSQL at once',
    read: integer(1, 1_000),
  },
  redisUrl: {
    variable: 'REDIS_URL',
    default: '',
    meaning: 'Redis that counts requests across processes; without it each process counts for itself',
    secret: true,
    read: optional(address('redis', 'rediss')),
  },
  secretKey: {
    variable: 'BILLING_SECRET_KEY',
    default: '',
    meaning:
      '32 bytes in base64 or hex that endpoint secrets are encrypted with; without it `secret.key` in the data directory',
    secret: true,
    read: optional(secretKey),
  },
  trustedProxies: {
    variable: 'BILLING_TRUSTED_PROXIES',
    default: '',
    meaning: 'addresses and networks whose `X-Forwarded-*` headers are believed, for example `10.0.0.0/8,192.0.2.7`',
    read: list(proxy),
  },
  publicUrl: {
    variable: 'BILLING_PUBLIC_URL',
    default: '',
    meaning: 'address that callers use, for links to next pages; without it the one that each request used',
    read: optional(address('https', 'http')),
  },
  docsUrl: {
    variable: 'BILLING_DOCS_URL',
    default: '',
    meaning: 'where the documentation is, for `documentation_url` in errors; without it `/docs` of this service',
    read: optional(address('https', 'http')),
  },
  refusedEmailDomains: {
    variable: 'BILLING_REFUSED_EMAIL_DOMAINS',
    default: '',
    meaning: 'domains that addresses of customers and contacts may not have, for example `spam.example,bad.example`',
    read: (text: string) => list(() => undefined)(text.toLowerCase()),
  },
  refusedCountries: {
    variable: 'BILLING_REFUSED_COUNTRIES',
    default: '',
    meaning: 'countries that addresses may not be in, for example `KP,SY`',
    read: list(country),
  },
  maxActiveDestinations: {
    variable: 'BILLING_MAX_ACTIVE_DESTINATIONS',
    default: '10',
    meaning: 'most active notification destinations of an account',
    read: integer(0, 1_000_000),
  },
  allowPrivateDestinations: {
    flag: 'allow-private-destinations',
    variable: 'BILLING_ALLOW_PRIVATE_DESTINATIONS',
    default: '',
    meaning:
      'lets destinations be on http, loopback and private addresses: for local development only, never in live; without it, `true` where the demo account is',
    read: optional(truth),
  },
  deliveryTimeoutSeconds: {
    variable: 'BILLING_DELIVERY_TIMEOUT',
    default: '5',
    meaning: 'seconds a webhook destination has to answer',
    read: integer(1, 60),
  },
  deliveryLeaseSeconds: {
    variable: 'BILLING_DELIVERY_LEASE',
    default: '15',
    meaning:
      'seconds after which a notification that a process died over is taken by another; at least 5 more than the timeout',
    read: integer(6, 600),
  },
  deliveryConcurrency: {
    variable: 'BILLING_DELIVERY_CONCURRENCY',
    default: '512',
    meaning: 'most attempts at once in one process',
    read: integer(1, 10_000),
  },
  destinationConcurrency: {
    variable: 'BILLING_DESTINATION_CONCURRENCY',
    default: '10',
    meaning: 'most attempts at once for one destination, over all processes',
    read: integer(1, 1_000),
  },
  retryDelays: {
    variable: 'BILLING_RETRY_DELAYS',
    default: { sandbox: '60,240,540', live: '55..12600*1.12/59' },
    meaning: 'seconds before each retry, listed, or as `first..longest*factor/retries`; each gets a jitter of 5 %',
    read: retryDelays,
  },
  retryHours: {
    variable: 'BILLING_RETRY_HOURS',
    default: { sandbox: '', live: '72' },
    meaning: 'hours after the first attempt in which the last one has to begin',
    read: optional(integer(1, 1_000)),
  },
  simulationPaceSeconds: {
    variable: 'BILLING_SIMULATION_PACE',
    default: '1',
    meaning: 'seconds from the end of one event of a simulation run to the next',
    read: integer(0, 60),
  },
  smtpUrl: {
    variable: 'SMTP_URL',
    default: '',
    meaning:
      'mail server for e-mail destinations, for example `smtps://user:password@mail.example.com`; without it their notifications fail and say so',
    secret: true,
    read: optional(address('smtps', 'smtp')),
  },
  emailFrom: {
    variable: 'BILLING_EMAIL_FROM',
    default: 'notifications@billing.example',
    meaning: 'sender of e-mails, `Billing <billing@example.com>` or the address alone',
    read: (text: string) => text,
  },
  dnsServers: {
    variable: 'BILLING_DNS_SERVERS',
    default: '',
    meaning:
      'name servers that destinations are looked up with, such as `192.0.2.53:53`; without it those of the system',
    read: list(nameServer),
  },
  readyLimitSeconds: {
    variable: 'BILLING_READY_LIMIT',
    default: '120',
    meaning: 'seconds that something due may wait for nothing before `/readyz` says that this process does not deliver',
    read: integer(10, 86_400),
  },
  requestTimeoutSeconds: {
    variable: 'BILLING_REQUEST_TIMEOUT',
    default: '30',
    meaning: 'seconds a client has to send its request',
    read: integer(1, 3_600),
  },
  logLevel: {
    flag: 'log-level',
    placeholder: 'LEVEL',
    variable: 'BILLING_LOG_LEVEL',
    default: 'info',
    meaning: '`fatal`, `error`, `warn`, `info`, `debug`, `trace` or `silent`',
    read: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'),
  },
  json: { flag: 'json', default: '', meaning: 'answer with one JSON object, for scripts', read: truth },
} satisfies Readonly<Record<string, Setting<unknown>>>;

export type SettingName = keyof typeof settings;

function secretKey(text: string): Uint8Array {
  const key = parseSecretKey(text);
  if (key === undefined) throw new Error('must be 32 bytes in base64 or hex, as `openssl rand -base64 32` prints them');
  return key;
}

/** What Fastify takes as trusted. */
function proxy(network: string): void {
  const [address = '', bits, ...rest] = network.split('/');
  const longest = isIP(address) === 4 ? 32 : 128;
  const isLength = bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= longest);
  if (isIP(address) !== 0 && isLength && rest.length === 0) return;
  throw new Error('must list IP addresses and networks such as 10.0.0.0/8');
}

function country(code: string): void {
  if (!/^[A-Z]{2}$/.test(code)) throw new Error('must list countries by their two capital letters');
}

/** `60,240,540`, or `55..12600*1.12/59`: growing by a factor up to the longest. */
function retryDelays(text: string): readonly number[] {
  const growth = /^(\d+)\.\.(\d+)\*(\d+(?:\.\d+)?)\/(\d+)$/.exec(text);
  if (growth !== null) {
    const [first = 0, longest = 0, factor = 0, count = 0] = growth.slice(1).map(Number);
    if (first >= 1 && factor >= 1 && count <= 1_000) return growing(first, factor, longest, count);
  } else if (/^\d{1,7}(,\d{1,7})*$/.test(text)) return text.split(',').map(Number);
  throw new Error('must list seconds such as 60,240,540, or have the form 55..12600*1.12/59');
}

function nameServer(server: string): void {
  const host = /^\[(.+)\](:\d+)?$/.exec(server)?.[1] ?? (isIP(server) === 0 ? server.replace(/:\d+$/, '') : server);
  if (isIP(host) === 0) throw new Error('must list IP addresses, each with a port or without');
}
