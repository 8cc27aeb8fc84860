import { RETENTION_DAYS } from '../storage/retention.ts';
import type { SharedSettings } from '../storage/join-processes.ts';
import { type Config, destinationReach } from './config.ts';
import type { Setting } from './setting.ts';
import { type SettingName, settings } from './settings.ts';

/** Settings that API responses depend on. */
const API_SETTINGS: readonly SettingName[] = [
  'redisUrl',
  'rejectedEmailDomains',
  'rejectedCountries',
  'taxTable',
  'sellerCountry',
  'sourceCidrs',
  'maxActiveDestinations',
  'maxSimulations',
  'maxSimulationRuns',
  'maxSimulationMebibytes',
  'maxCustomDataMebibytes',
  'verifyEmailDestinations',
];

/** Settings that deliveries depend on. */
const WORKER_SETTINGS: readonly SettingName[] = [
  'deliveryTimeoutSeconds',
  'deliveryLeaseSeconds',
  'destinationConcurrency',
  'retryDelays',
  'retryHours',
  'simulationPaceSeconds',
  'smtpUrl',
  'emailFrom',
];

/** Settings that payments depend on, which API processes make and workers finish. */
const PAYMENT_SETTINGS: readonly SettingName[] = ['feeShare', 'feeFixed', 'paymentTimeoutSeconds'];

/** The settings that all processes of the same role on one database must agree on. */
export function sharedSettings(config: Config): SharedSettings {
  return {
    all: {
      ...valuesOf(config, PAYMENT_SETTINGS),
      'the networks that destinations may be in (--allow-private-destinations, or else --host)':
        destinationReach(config),
      'the retention of events in days (the release)': String(RETENTION_DAYS),
    },
    ...(config.role !== 'worker' && { api: valuesOf(config, API_SETTINGS) }),
    ...(config.role !== 'api' && { worker: valuesOf(config, WORKER_SETTINGS) }),
  };
}

/** Values by environment variable. A secret is reduced to whether it is set. */
function valuesOf(config: Config, names: readonly SettingName[]): Record<string, string> {
  const entries = names.map((name) => {
    const { variable = name, secret }: Setting<unknown> = settings[name];
    const value = config[name];
    return [variable, secret === true && value !== undefined ? 'set' : String(value ?? 'not set')];
  });
  return Object.fromEntries(entries) as Record<string, string>;
}
