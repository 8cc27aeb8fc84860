import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { existsSync, readdirSync, rmdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import type { Kysely } from 'kysely';

import { parseSecretKeys, type SecretKeys } from '../auth/secret-key-file.ts';
import { OperatorError } from '../common/operator-error.ts';
import { clusterPath } from '../storage/check-cluster.ts';
import { lockDirectory } from '../storage/directory-lock.ts';
import { inDataDirectory } from '../storage/in-data-directory.ts';
import type { Tables } from '../storage/tables.ts';
import type { CommittedState } from './committed-state.ts';
import { DEMO_FILE, extractArchive, KEY_FILE } from './extract-archive.ts';
import type { Manifest } from './manifest.ts';
import { type CheckedCopy, checkCopy } from './open-copy.ts';
import { removingOnSignal } from './remove-on-signal.ts';
import { skipUsedNumbers } from './skip-used-numbers.ts';
import { keysIn } from './take-backup.ts';

export interface Restoring {
  readonly file: string;
  /** The data directory to create. */
  readonly directory: string;
  readonly environment: 'sandbox' | 'live';
  /** A file with the key, or with those of a rotation; it becomes `secret.key`. */
  readonly keyFile: string | undefined;
  /** `BILLING_SECRET_KEY` and `BILLING_SECRET_KEY_PREVIOUS`, which the service would use. */
  readonly secretKeys: SecretKeys | undefined;
  /** The last numbers of invoices and credit notes that accounts issued after the backup. */
  readonly usedNumbers: readonly string[];
  /** Stores in the copy who restores it. Called last. */
  record(db: Kysely<Tables>, state: CommittedState): Promise<void>;
  say(text: string): void;
}

export interface Restored {
  readonly manifest: Manifest;
  readonly checked: CheckedCopy;
}

const WORK = 'restore.unfinished';
/** What a lock leaves behind. */
const LOCK_FILES = ['lock', 'lock-journal', 'pid'];

/**
 * Creates a data directory from a backup. The database gets its place in the last step, after it was opened
 * and compared; until then the directory is locked, and a start of the service in it is rejected, also after
 * a crash.
 *
 * @throws OperatorError; then nothing is left of it.
 */
export async function restoreBackup(restoring: Restoring): Promise<Restored> {
  const { directory } = restoring;
  const isNew = !existsSync(directory);
  await rejectUsed(directory);
  const lock = lockDirectory(directory);
  const remove = (): void => removeUnfinished(directory, isNew);
  return removingOnSignal(remove, async () => {
    try {
      const result = await extractedAndMoved(restoring);
      lock.release();
      return result;
    } catch (error) {
      lock.release();
      remove();
      throw error;
    }
  });
}

/** A directory with its database is complete, and only the empty folder is left. */
function removeUnfinished(directory: string, isNew: boolean): void {
  const isComplete = existsSync(clusterPath(directory));
  const names = isComplete ? [WORK] : [WORK, KEY_FILE, DEMO_FILE, ...LOCK_FILES];
  for (const name of names) rmSync(join(directory, name), { recursive: true, force: true });
  if (isNew && readdirSync(directory).length === 0) rmdirSync(directory);
}

async function extractedAndMoved(restoring: Restoring): Promise<Restored> {
  const { directory } = restoring;
  const work = join(directory, WORK);
  await mkdir(work, { mode: 0o700 });
  const result = await prepared(restoring, work);
  for (const name of [DEMO_FILE, KEY_FILE]) {
    if (existsSync(join(work, name))) await rename(join(work, name), join(directory, name));
  }
  await rename(clusterPath(work), clusterPath(directory));
  await rm(work, { recursive: true });
  return result;
}

async function rejectUsed(directory: string): Promise<void> {
  const names = existsSync(directory) ? await inDataDirectory(directory, () => readdir(directory)) : [];
  if (names.length === 0) return;
  if (names.includes(WORK)) {
    throw new OperatorError(
      `The directory ${directory} has what an interrupted restore left. Remove the directory, and restore again.`,
    );
  }
  throw new OperatorError(
    `The directory ${directory} is not empty: it has ${names.slice(0, 3).join(', ')}. Restore into a new directory with --data, or move this one away.`,
  );
}

async function prepared(
  { file, environment, keyFile, secretKeys, usedNumbers, record, say }: Restoring,
  work: string,
): Promise<Restored> {
  say('extracting');
  const manifest = await extractArchive(file, work);
  if (manifest.environment !== environment) {
    throw new OperatorError(
      `The backup ${file} is one of the environment ${manifest.environment}. Restore it with --environment ${manifest.environment}.`,
    );
  }
  if (keyFile !== undefined) await useKeyFile(keyFile, join(work, KEY_FILE));
  const keys = keyFile === undefined ? (secretKeys ?? keysIn(work)) : keysIn(work);
  if (keys === undefined) {
    throw new OperatorError(
      `The backup ${file} does not contain the key to its secrets. Name a file with it with --key-file, or set BILLING_SECRET_KEY.`,
    );
  }
  say('checking');
  const origin = keyFile ?? (secretKeys === undefined ? 'the backup' : 'BILLING_SECRET_KEY');
  const wrongKey = (cause: unknown): OperatorError =>
    new OperatorError(
      `The key in ${origin} is not the one that encrypted the secrets in the backup, so nothing was restored. ` +
        'Use the key that the service had when the backup was taken, with --key-file or BILLING_SECRET_KEY.',
      { cause },
    );
  const checked = await checkCopy(work, {
    file,
    manifest,
    keys,
    wrongKey,
    async change(db) {
      await skipUsedNumbers(db, usedNumbers);
      await record(db, manifest.state);
    },
  });
  return { manifest, checked };
}

async function useKeyFile(keyFile: string, target: string): Promise<void> {
  const text = await readFile(keyFile, 'utf8').catch((error: unknown) => {
    throw new OperatorError(`The file ${keyFile} can't be read (${String(error)}).`, { cause: error });
  });
  if (parseSecretKeys(text) === undefined) {
    throw new OperatorError(`${keyFile} does not contain a key of 32 bytes in base64 or hex.`);
  }
  // The copy is for the owner only, whatever the file is.
  await writeFile(target, text, { mode: 0o600 });
}
