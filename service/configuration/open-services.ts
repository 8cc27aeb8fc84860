import { openSecretBox } from '../auth/secret-key.ts';
import { addSecretKey, removeOtherKeys, secretKeysIn } from '../auth/secret-key-file.ts';
import type { Clock } from '../common/clock.ts';
import { type Config, databasePlace, destinationReach } from './config.ts';
import type { Log } from '../common/log.ts';
import type { SecretKeyFile, Services } from '../services.ts';
import { type Database, openDatabase } from '../storage/open-database.ts';
import { openTaxTable } from '../tax/open-tax-table.ts';

const MEBIBYTE = 1_048_576;

export interface OpenServices {
  readonly services: Services;
  readonly database: Database;
  /** Whether the key that encrypts is new: the stored secrets were encrypted with the former one. */
  readonly isRotating: boolean;
  /** Calls `listener` with destinations that something became due for in this process, after each commit. */
  onDue(listener: Services['notifyDue']): void;
  /** Calls `listener` when a simulation run became due in this process, after each commit. */
  onRunDue(listener: Services['notifyRunDue']): void;
}

/**
 * Opens the database and the secrets of a configuration. The caller closes `database`.
 *
 * @throws OperatorError (DirectoryLockedError among them) when the data or the key to its secrets can't be
 * opened.
 */
export async function openServices(config: Config, clock: Clock, log: Log): Promise<OpenServices> {
  // First, so that a wrong one fails before a first start creates a database.
  const taxes = openTaxTable(config);
  const database = await openDatabase(databasePlace(config), log);
  try {
    const { environment, rejectedEmailDomains, rejectedCountries, sourceCidrs } = config;
    const { maxActiveDestinations, maxSimulations, maxSimulationRuns } = config;
    const { secrets, isRotating } = await openSecretBox(database.db, secretKeysOf(config));
    const rules = {
      environment,
      rejectedEmailDomains,
      rejectedCountries,
      sourceCidrs,
      maxActiveDestinations,
      maxSimulations,
      maxSimulationRuns,
      maxSimulationBytes: config.maxSimulationMebibytes * MEBIBYTE,
      maxCustomDataBytes: config.maxCustomDataMebibytes * MEBIBYTE,
      destinationReach: destinationReach(config),
      verifyEmailDestinations: config.verifyEmailDestinations,
      fee: { share: config.feeShare, fixed: BigInt(config.feeFixed) },
      taxes,
    };
    const listeners: Services['notifyDue'][] = [];
    const notifyDue: Services['notifyDue'] = (due) =>
      database.afterCommit(() => {
        for (const listener of listeners) listener(due);
      });
    const runListeners: Services['notifyRunDue'][] = [];
    const notifyRunDue: Services['notifyRunDue'] = () =>
      database.afterCommit(() => {
        for (const listener of runListeners) listener();
      });
    return {
      services: {
        db: database.db,
        direct: database.direct,
        clock,
        secrets,
        rules,
        notifyDue,
        notifyRunDue,
        ...(hasOwnKeyFile(config) && { secretKeyFile: keyFileIn(config.dataDirectory) }),
      },
      isRotating,
      database,
      onDue: (listener) => listeners.push(listener),
      onRunDue: (listener) => runListeners.push(listener),
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** The first one encrypts; all decrypt. */
function secretKeysOf({
  secretKey,
  previousSecretKeys,
  dataDirectory,
}: Config): readonly [Uint8Array, ...Uint8Array[]] {
  const [first, ...others] = secretKey === undefined ? secretKeysIn(dataDirectory) : [secretKey];
  return [first, ...others, ...(previousSecretKeys ?? [])];
}

/**
 * Processes on one PostgreSQL read the file when they start, each its own copy, so a command can't change it
 * for them.
 */
function hasOwnKeyFile({ secretKey, databaseUrl }: Config): boolean {
  return secretKey === undefined && databaseUrl === undefined;
}

function keyFileIn(directory: string): SecretKeyFile {
  return { addKey: () => addSecretKey(directory), removeOtherKeys: () => removeOtherKeys(directory) };
}
