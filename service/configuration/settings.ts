import { deliverySettings } from './delivery-settings.ts';
import { integer, list, oneOf, optional, type Setting, truth } from './setting.ts';
import {
  country,
  directory,
  domain,
  file,
  host,
  ipv4Network,
  oneCountry,
  proxy,
  redisAddress,
  secretKey,
  secretKeys,
  share,
  webAddress,
} from './setting-values.ts';

/** All settings, in the order of help and docs. */
export const settings = {
  environment: {
    flag: 'environment',
    placeholder: 'NAME',
    variable: 'BILLING_ENVIRONMENT',
    default: 'sandbox',
    meaning: '`sandbox` or `live`: each has its own data, API keys and rate limits',
    read: oneOf('sandbox', 'live'),
  },
  role: {
    flag: 'role',
    placeholder: 'NAME',
    variable: 'BILLING_ROLE',
    default: 'all',
    meaning:
      '`api` serves requests, `worker` delivers notifications, `all` does both; `api` and `worker` need PostgreSQL',
    read: oneOf('all', 'api', 'worker'),
  },
  port: {
    flag: 'port',
    placeholder: 'N',
    variable: 'BILLING_PORT',
    default: { sandbox: '8080', live: '8081' },
    meaning: 'TCP port; 0 = any free port',
    read: integer(0, 65_535),
  },
  host: {
    flag: 'host',
    placeholder: 'ADDRESS',
    variable: 'BILLING_HOST',
    default: '127.0.0.1',
    meaning: 'address to listen on; `0.0.0.0` or `::` for all interfaces',
    read: host,
  },
  adminPort: {
    variable: 'BILLING_ADMIN_PORT',
    default: '',
    meaning:
      'TCP port for `/readyz` and `/metrics`, which are then not served elsewhere; 0 = any free port; default: the port of the API',
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
      'the embedded database writes each change to the disk before it acknowledges it, so that it survives a power cut; ten times slower',
    read: truth,
  },
  minFreeDiskMib: {
    variable: 'BILLING_MIN_FREE_DISK',
    default: '256',
    meaning:
      'free disk space in MiB that the embedded database needs; with less it rejects changes and does not start; 0 = no limit',
    read: integer(0, 1_000_000),
  },
  databaseUrl: {
    variable: 'DATABASE_URL',
    default: '',
    meaning:
      'URL of a PostgreSQL 15 or newer to use instead of the embedded database, for example `postgres://user:password@host:5432/name`',
    secret: true,
    read: optional((text) => text),
  },
  databaseDirectUrl: {
    variable: 'DATABASE_DIRECT_URL',
    default: '',
    meaning:
      'URL of the same PostgreSQL without the connection pooler that `DATABASE_URL` leads to, such as PgBouncer; default: `DATABASE_URL`',
    secret: true,
    read: optional((text) => text),
  },
  databaseConnections: {
    variable: 'BILLING_DATABASE_CONNECTIONS',
    default: '10',
    meaning: 'maximum number of connections to PostgreSQL',
    read: integer(1, 1_000),
  },
  redisUrl: {
    variable: 'REDIS_URL',
    default: '',
    meaning:
      'URL of a Redis that counts requests for rate limits across processes; without it each process counts its own',
    secret: true,
    read: optional(redisAddress),
  },
  secretKey: {
    variable: 'BILLING_SECRET_KEY',
    default: '',
    meaning:
      'key that encrypts endpoint secrets, 32 bytes in base64 or hex; default: `secret.key` in the data directory',
    secret: true,
    read: optional(secretKey),
  },
  previousSecretKeys: {
    variable: 'BILLING_SECRET_KEY_PREVIOUS',
    default: '',
    meaning:
      'keys that only decrypt, in the form of `BILLING_SECRET_KEY`, separated by commas: for the rotation of that key',
    secret: true,
    read: optional(secretKeys),
  },
  trustedProxies: {
    variable: 'BILLING_TRUSTED_PROXIES',
    default: '',
    meaning:
      'addresses and networks of proxies whose `X-Forwarded-*` headers are trusted, for example `10.0.0.0/8,192.0.2.7`',
    read: list(proxy),
  },
  publicUrl: {
    variable: 'BILLING_PUBLIC_URL',
    default: '',
    meaning: 'base URL of the API for links to next pages; default: the address of each request',
    read: optional(webAddress),
  },
  docsUrl: {
    variable: 'BILLING_DOCS_URL',
    default: '',
    meaning: 'base URL of the documentation for `documentation_url` in errors; default: `/docs` of this service',
    read: optional(webAddress),
  },
  rejectedEmailDomains: {
    variable: 'BILLING_REFUSED_EMAIL_DOMAINS',
    default: '',
    meaning: 'domains rejected in e-mail addresses of customers and contacts, for example `spam.example,bad.example`',
    read: (text: string) => list(domain)(text.toLowerCase()),
  },
  rejectedCountries: {
    variable: 'BILLING_REFUSED_COUNTRIES',
    default: '',
    meaning: 'countries rejected in addresses, for example `KP,SY`',
    read: list(country),
  },
  taxTable: {
    variable: 'BILLING_TAX_TABLE',
    default: '',
    meaning:
      'JSON file with tax rates by country, region, postal code, category and date; default: example rates of a dozen countries, in live no tax',
    read: optional(file),
  },
  sellerCountry: {
    variable: 'BILLING_SELLER_COUNTRY',
    default: { sandbox: 'IE', live: '' },
    meaning:
      'country of the seller: businesses of other countries with a valid tax number are sold to without tax (reverse charge); without it none are',
    read: optional(oneCountry),
  },
  sourceCidrs: {
    variable: 'BILLING_SOURCE_CIDRS',
    default: '',
    meaning:
      'IPv4 networks from which notifications reach their destinations, for example `192.0.2.14/32,198.51.100.64/28`; `GET /ips` lists them for firewalls',
    read: list(ipv4Network),
  },
  maxActiveDestinations: {
    variable: 'BILLING_MAX_ACTIVE_DESTINATIONS',
    default: '10',
    meaning: 'maximum number of active notification destinations per account',
    read: integer(0, 1_000_000),
  },
  maxSimulations: {
    variable: 'BILLING_MAX_SIMULATIONS',
    default: '1000',
    meaning: 'maximum number of simulations per account, including archived ones',
    read: integer(1, 1_000_000),
  },
  maxSimulationRuns: {
    variable: 'BILLING_MAX_SIMULATION_RUNS',
    default: '10000',
    meaning: 'maximum number of simulation runs per account in 90 days, the retention of runs',
    read: integer(1, 1_000_000),
  },
  maxSimulationMebibytes: {
    variable: 'BILLING_MAX_SIMULATION_MIB',
    default: '256',
    meaning:
      'maximum size in MiB of simulations per account: their payloads, and the events of runs of the last 90 days',
    read: integer(1, 1_000_000),
  },
  maxCustomDataMebibytes: {
    variable: 'BILLING_MAX_CUSTOM_DATA_MIB',
    default: '1024',
    meaning: 'maximum size in MiB of all `custom_data` per account',
    read: integer(1, 1_000_000),
  },
  feeShare: {
    variable: 'BILLING_FEE_SHARE',
    default: '0.05',
    meaning: 'share of the total of a paid transaction that is its fee, as a decimal fraction',
    read: share,
  },
  feeFixed: {
    variable: 'BILLING_FEE_FIXED',
    default: '50',
    meaning: 'fixed part of the fee of a paid transaction, in the smallest unit of its currency',
    read: integer(0, 1_000_000),
  },
  paymentTimeoutSeconds: {
    variable: 'BILLING_PAYMENT_TIMEOUT',
    default: { sandbox: '5', live: '30' },
    meaning:
      'timeout in seconds for a response of the payment gateway; 10 seconds after it, a worker asks what became of a payment without a result',
    read: integer(1, 120),
  },
  ...deliverySettings,
  readyLimitSeconds: {
    variable: 'BILLING_READY_LIMIT',
    default: '120',
    meaning:
      'seconds that a due notification may wait without a worker before `/readyz` reports this process as not delivering',
    read: integer(10, 86_400),
  },
  requestTimeoutSeconds: {
    variable: 'BILLING_REQUEST_TIMEOUT',
    default: '30',
    meaning: 'timeout in seconds for a client to send its request',
    read: integer(1, 3_600),
  },
  keepAliveSeconds: {
    variable: 'BILLING_KEEP_ALIVE_TIMEOUT',
    default: '72',
    meaning:
      'seconds for which a connection without a request stays open; a proxy must close its idle connections earlier, or some of its requests fail',
    read: integer(1, 3_600),
  },
  drainSeconds: {
    variable: 'BILLING_DRAIN_SECONDS',
    default: '',
    meaning:
      'seconds for which a process still accepts requests after SIGTERM, while `/readyz` fails so that a load balancer turns to other processes; default: 5 with PostgreSQL, 0 with the embedded database and in workers',
    read: optional(integer(0, 3_600)),
  },
  acceptClockJump: {
    flag: 'accept-clock-jump',
    default: 'false',
    meaning: 'confirms that the clock is right although it is more than a week ahead of the last retention run',
    read: truth,
  },
  stallLimitSeconds: {
    variable: 'BILLING_STALL_LIMIT',
    default: '30',
    meaning: 'seconds for which the event loop may be blocked before a watchdog ends the process; 0 = no watchdog',
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
  json: { flag: 'json', default: '', meaning: 'print one JSON object, for scripts', read: truth },
} satisfies Readonly<Record<string, Setting<unknown>>>;

export type SettingName = keyof typeof settings;
