import { RETENTION_DAYS } from '../storage/retention.ts';
import type { SharedSettings } from '../storage/join-processes.ts';
import { type Config, destinationReach } from './config.ts';
import type { Setting } from './setting.ts';
import { type SettingName, settings } from './settings.ts';

/** What answers to requests depend on. */
const API_SETTINGS: readonly SettingName[] = [
  'redisUrl',
  'refusedEmailDomains',
  'refusedCountries',
  'maxActiveDestinations',
  'maxSimulations',
  'maxSimulationRuns',
  'maxSimulationMebibytes',
  'maxCustomDataMebibytes',
];

/** What deliveries depend on. */
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

/** What a process with this configuration follows, and every other process of its role on the same database has to follow as well. */
export function sharedSettings(config: Config): SharedSettings {
  return {
    all: {
      'how far destinations may be (--allow-private-destinations, or without it --host)': destinationReach(config),
      'how many days events are kept (the release)': String(RETENTION_DAYS),
    },
    ...(config.role !== 'worker' && { api: valuesOf(config, API_SETTINGS) }),
    ...(config.role !== 'api' && { worker: valuesOf(config, WORKER_SETTINGS) }),
  };
}

/** By variable. Of an address that has a password in it, whether it is set. */
function valuesOf(config: Config, names: readonly SettingName[]): Record<string, string> {
  const entries = names.map((name) => {
    const { variable = name, secret }: Setting<unknown> = settings[name];
    const value = config[name];
    return [variable, secret === true && value !== undefined ? 'set' : String(value ?? 'not set')];
  });
  return Object.fromEntries(entries) as Record<string, string>;
}
