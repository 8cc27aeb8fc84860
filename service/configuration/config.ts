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

/** What the program was started with. */
export interface Start {
  /** Without the program's own name. */
  readonly argv: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Relative directories start here. */
  readonly cwd: string;
}

/**
 * The configuration: an option wins over an environment variable, that over the default; an empty variable counts as not set.
 * `help` when that is what was asked for.
 *
 * @throws OperatorError naming the first setting that is wrong.
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

/** Settings out of option values that were parsed already, environment variables and defaults. */
export function configOf(values: OptionValues, { env, cwd }: Pick<Start, 'env' | 'cwd'>): Config {
  const environment = valueOf(settings.environment, values, env, 'sandbox');
  const entries = Object.entries(settings).map(([name, setting]) => [
    name,
    valueOf<unknown>(setting, values, env, environment),
  ]);
  const config = Object.fromEntries(entries) as Config;
  checkTogether(config);
  return { ...config, dataDirectory: resolve(cwd, config.dataDirectory) };
}

/** A lease that may end while its notification is still being sent would have it sent twice, again and again. */
const LEASE_MARGIN_SECONDS = 5;

/** What each setting allows by itself and several do not. */
function checkTogether(config: Config): void {
  const { environment, role, databaseUrl, allowPrivateDestinations, deliveryTimeoutSeconds, deliveryLeaseSeconds } =
    config;
  if (deliveryLeaseSeconds < deliveryTimeoutSeconds + LEASE_MARGIN_SECONDS) {
    throw new OperatorError(
      `BILLING_DELIVERY_LEASE (${deliveryLeaseSeconds} s) has to be at least ${LEASE_MARGIN_SECONDS} s more than BILLING_DELIVERY_TIMEOUT (${deliveryTimeoutSeconds} s), or a notification that is still being sent would be sent again.`,
    );
  }
  if (environment === 'live' && allowPrivateDestinations === true) {
    throw new OperatorError(
      'Destinations of the live environment are on the public internet: --allow-private-destinations is for sandbox only.',
    );
  }
  if (role !== 'all' && databaseUrl === undefined) {
    throw new OperatorError(
      `--role ${role} needs PostgreSQL (DATABASE_URL): the embedded database belongs to one process, which has to do everything.`,
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

/** Which database a configuration means. Each environment has its schema, so that both can live in one PostgreSQL database. */
export function databasePlace({
  databaseUrl,
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
  return { engine: 'postgres', url: databaseUrl, schema, poolSize: databaseConnections };
}

/** How far destinations may be. On this machine they may when nobody else can ask for it: when the sandbox listens on loopback alone. */
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
