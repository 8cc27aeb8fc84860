import { integer, list, oneOf, optional, type Setting, truth } from './setting.ts';
import {
  country,
  directory,
  domain,
  host,
  mailServer,
  nameServer,
  proxy,
  redisAddress,
  retryDelays,
  secretKey,
  webAddress,
} from './setting-values.ts';

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
    read: host,
  },
  adminPort: {
    variable: 'BILLING_ADMIN_PORT',
    default: '',
    meaning:
      'TCP port for `/readyz` and `/metrics`, which are then on no other address; 0 = any free one; without it they are on the port of the API',
    read: optional(integer(0, 65_535)),
  },
  adminHost: {
    variable: 'BILLING_ADMIN_HOST',
    default: '127.0.0.1',
    meaning: 'address to listen on for `BILLING_ADMIN_PORT`',
    read: (text: string) => text,
  },
  dataDirectory: {
    flag: 'data',
    placeholder: 'DIR',
    variable: 'BILLING_DATA',
    default: { sandbox: '.data/sandbox', live: '.data/live' },
    meaning: 'directory of the embedded database and of `secret.key`',
    read: directory,
  },
  fsync: {
    flag: 'fsync',
    variable: 'BILLING_FSYNC',
    default: 'false',
    meaning:
      'the embedded database acknowledges a change once it is on the disk, so that it survives a power cut; ten times slower',
    read: truth,
  },
  minFreeDiskMib: {
    variable: 'BILLING_MIN_FREE_DISK',
    default: '256',
    meaning:
      'MiB that the disk of the embedded database must have free; with less it takes no changes, and does not start; 0 = any',
    read: integer(0, 1_000_000),
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
    read: optional(redisAddress),
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
    read: optional(webAddress),
  },
  docsUrl: {
    variable: 'BILLING_DOCS_URL',
    default: '',
    meaning: 'where the documentation is, for `documentation_url` in errors; without it `/docs` of this service',
    read: optional(webAddress),
  },
  refusedEmailDomains: {
    variable: 'BILLING_REFUSED_EMAIL_DOMAINS',
    default: '',
    meaning: 'domains that addresses of customers and contacts may not have, for example `spam.example,bad.example`',
    read: (text: string) => list(domain)(text.toLowerCase()),
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
  maxSimulations: {
    variable: 'BILLING_MAX_SIMULATIONS',
    default: '1000',
    meaning: 'most simulations of an account, archived ones included',
    read: integer(1, 1_000_000),
  },
  maxSimulationRuns: {
    variable: 'BILLING_MAX_SIMULATION_RUNS',
    default: '10000',
    meaning: 'most simulation runs of an account in 90 days, after which runs are removed',
    read: integer(1, 1_000_000),
  },
  maxSimulationMebibytes: {
    variable: 'BILLING_MAX_SIMULATION_MIB',
    default: '256',
    meaning: "most MiB of an account's simulations: their payloads, and the events of the runs of 90 days",
    read: integer(1, 1_000_000),
  },
  maxCustomDataMebibytes: {
    variable: 'BILLING_MAX_CUSTOM_DATA_MIB',
    default: '1024',
    meaning: 'most MiB of `custom_data` of all entities of an account',
    read: integer(1, 1_000_000),
  },
  allowPrivateDestinations: {
    flag: 'allow-private-destinations',
    variable: 'BILLING_ALLOW_PRIVATE_DESTINATIONS',
    default: '',
    meaning:
      'lets destinations be on http, loopback and private networks: for local development only, never in live; without it, they may be on this machine while sandbox listens on loopback alone',
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
      'mail server for e-mail destinations, for example `smtps://user:password@mail.example.com`; `smtp://` changes to TLS with STARTTLS and sends nothing without it, unless `?tls=never` follows the host; without the setting these notifications fail and say so',
    secret: true,
    read: optional(mailServer),
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
  acceptClockJump: {
    flag: 'accept-clock-jump',
    default: 'false',
    meaning:
      'the clock is right although it is more than a week ahead of the last run of retention, which then goes on',
    read: truth,
  },
  stallLimitSeconds: {
    variable: 'BILLING_STALL_LIMIT',
    default: '30',
    meaning: 'seconds for which the process may stand still before a watchdog ends it; 0 = no watchdog',
    read: integer(0, 3_600),
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
