import { isIP } from 'node:net';
import { resolve } from 'node:path';

import type { DestinationReach } from '../common/destination-reach.ts';
import { OperatorError } from '../common/operator-error.ts';
import type { Setting } from './setting.ts';
import { type SettingName, settings } from './settings.ts';
import type { DatabasePlace } from '../storage/open-database.ts';
import { type OptionValues, parseOptions } from '../terminal/parse-options.ts';

/** The value of every setting. */
export type Config = { readonly [Name in SettingName]: ReturnType<(typeof settings)[Name]['read']> };

/** The command line and environment of a program. */
export interface Start {
  /** Arguments without the program's name. */
  readonly argv: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Base of relative directories. */
  readonly cwd: string;
}

/**
 * Reads the configuration. An option overrides an environment variable, which overrides the default; an
 * empty variable counts as not set. Returns `help` for `--help`.
 *
 * @throws OperatorError with the first setting that is wrong.
 */
export function readConfig(start: Start): Config | 'help' {
  const { values, positionals } = parseOptions(start.argv, {
    ...settingOptions(),
    help: { type: 'boolean', short: 'h' },
  });
  if (values['help'] === true) return 'help';
  if (positionals.length > 0) throw new OperatorError(`"${positionals[0]}" is not an option. Try --help.`);
  return configOf(values, start);
}

/** Settings from parsed options, environment variables and defaults. */
export function configOf(values: OptionValues, { env, cwd }: Pick<Start, 'env' | 'cwd'>): Config {
  const environment = valueOf(settings.environment, values, env, 'sandbox');
  const entries = Object.entries(settings).map(([name, setting]) => [
    name,
    valueOf<unknown>(setting, values, env, environment),
  ]);
  const config = Object.fromEntries(entries) as Config;
  checkTogether(config);
  return {
    ...config,
    dataDirectory: resolve(cwd, config.dataDirectory),
    taxTable: config.taxTable === undefined ? undefined : resolve(cwd, config.taxTable),
  };
}

/** A lease that expires while its notification is being sent would send it twice, again and again. */
const LEASE_MARGIN_SECONDS = 5;

/** Rules that concern several settings. */
function checkTogether(config: Config): void {
  const {
    environment,
    role,
    databaseUrl,
    databaseDirectUrl,
    allowPrivateDestinations,
    deliveryTimeoutSeconds,
    deliveryLeaseSeconds,
  } = config;
  if (deliveryLeaseSeconds < deliveryTimeoutSeconds + LEASE_MARGIN_SECONDS) {
    throw new OperatorError(
      `BILLING_DELIVERY_LEASE (${deliveryLeaseSeconds} s) must be at least ${LEASE_MARGIN_SECONDS} s longer than BILLING_DELIVERY_TIMEOUT (${deliveryTimeoutSeconds} s). Otherwise a notification would be sent again while an attempt is still running.`,
    );
  }
  if (environment === 'live' && allowPrivateDestinations === true) {
    throw new OperatorError(
      '--allow-private-destinations is for sandbox only: destinations of the live environment must be on the public internet.',
    );
  }
  if (databaseDirectUrl !== undefined && databaseUrl === undefined) {
    throw new OperatorError(
      'DATABASE_DIRECT_URL needs DATABASE_URL: set it to the address of the connection pooler, or leave both out for the embedded database.',
    );
  }
  if (role !== 'all' && databaseUrl === undefined) {
    throw new OperatorError(
      `--role ${role} needs PostgreSQL (DATABASE_URL): the embedded database belongs to one process, which runs both roles.`,
    );
  }
}

/** The command line options of these settings, for `parseArgs`. */
export function settingOptions(
  names = Object.keys(settings) as SettingName[],
): Record<string, { type: 'string' | 'boolean' }> {
  const flagged = names.flatMap((name) => {
    const { flag, placeholder }: Setting<unknown> = settings[name];
    return flag === undefined ? [] : [[flag, { type: placeholder === undefined ? 'boolean' : 'string' }] as const];
  });
  return Object.fromEntries(flagged);
}

/**
 * The database of a configuration. Each environment has its own schema, so that several can share one
 * PostgreSQL database.
 */
export function databasePlace({
  databaseUrl,
  databaseDirectUrl,
  databaseConnections,
  dataDirectory,
  environment,
  fsync,
  minFreeDiskMib,
}: Config): DatabasePlace {
  const schema = `billing_${environment}`;
  if (databaseUrl === undefined) {
    const freeSpace = { minimumBytes: minFreeDiskMib * 2 ** 20 };
    return { engine: 'pglite', directory: dataDirectory, schema, fsync, freeSpace };
  }
  const direct = databaseDirectUrl === undefined ? {} : { directUrl: databaseDirectUrl };
  return { engine: 'postgres', url: databaseUrl, ...direct, schema, poolSize: databaseConnections };
}

/**
 * Longer than a load balancer usually takes to notice, and short enough for the ten seconds that
 * `docker stop` waits.
 */
const DRAIN_SECONDS = 5;

/**
 * How long the process accepts requests after SIGTERM. Only another process on the same database can take
 * over, so with the embedded database waiting would only make a restart longer. A worker has no requests to
 * drain.
 */
export function drainSeconds({ role, databaseUrl, drainSeconds }: Config): number {
  if (role === 'worker') return 0;
  return drainSeconds ?? (databaseUrl === undefined ? 0 : DRAIN_SECONDS);
}

/**
 * Which networks destinations may be in. Destinations on this machine are allowed if only this machine can
 * call the API: in a sandbox that listens on loopback.
 */
export function destinationReach({ environment, host, allowPrivateDestinations }: Config): DestinationReach {
  if (environment === 'live' || allowPrivateDestinations === false) return 'public';
  if (allowPrivateDestinations === true) return 'private';
  return isLoopback(host) ? 'loopback' : 'public';
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));
}

function valueOf<Value>(
  setting: Setting<Value>,
  values: OptionValues,
  env: Start['env'],
  environment: 'sandbox' | 'live',
): Value {
  const { flag, variable, secret } = setting;
  const option = flag === undefined ? undefined : values[flag];
  const fromEnv = variable === undefined || env[variable] === '' ? undefined : env[variable];
  const preset = typeof setting.default === 'string' ? setting.default : setting.default[environment];
  const text = option === undefined ? (fromEnv ?? preset) : String(option);
  try {
    return setting.read(text);
  } catch (error) {
    const name = option === undefined ? variable : `--${flag}`;
    const not = secret === true ? '' : `, not "${text}"`;
    throw new OperatorError(`${name} ${error instanceof Error ? error.message : String(error)}${not}.`);
  }
}
