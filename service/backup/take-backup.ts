import { mkdir, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { existsSync, readFileSync, rmSync } from 'node:fs';

import { parseSecretKeys, type SecretKeys } from '../auth/secret-key-file.ts';
import { OperatorError } from '../common/operator-error.ts';
import { clusterPath } from '../storage/check-cluster.ts';
import { ArchiveWriter } from './archive-writer.ts';
import type { CommittedState } from './committed-state.ts';
import { copyFiles, copyLog } from './copy-cluster.ts';
import { DEMO_FILE, extractArchive, KEY_FILE } from './extract-archive.ts';
import { FORMAT, MANIFEST, type Manifest } from './manifest.ts';
import type { BackupSteps } from './online-backup.ts';
import { type CheckedCopy, checkCopy } from './open-copy.ts';
import { removingOnSignal } from './remove-on-signal.ts';

export interface TakenBackup {
  /** The data directory. */
  readonly directory: string;
  readonly file: string;
  readonly environment: 'sandbox' | 'live';
  readonly overwrite: boolean;
  readonly withKey: boolean;
  /** Opens the backup and compares it before it gets its name. */
  readonly verify: boolean;
  say(text: string): void;
  /** Runs `backUpOnline` where the database is open. */
  backUp(steps: BackupSteps): Promise<CommittedState>;
}

export interface BackupResult {
  readonly state: CommittedState;
  readonly key: 'included' | 'not included';
  /** Absent without `verify`. */
  readonly checked?: CheckedCopy;
}

/**
 * Writes a backup of the embedded database to a file, in the operator's process: it needs no memory and no
 * permission of the service.
 *
 * @throws OperatorError
 */
export async function takeBackup(options: TakenBackup): Promise<BackupResult> {
  const { directory, file } = options;
  if (isInside(file, clusterPath(directory))) {
    throw new OperatorError(`${file} is inside the database. Choose another folder.`);
  }
  const archive = await ArchiveWriter.create(file, options);
  const folder = `${archive.unfinished}.checked`;
  return removingOnSignal(
    () => {
      for (const path of [archive.unfinished, folder]) rmSync(path, { recursive: true, force: true });
    },
    () => written(archive, folder, options),
  );
}

async function written(archive: ArchiveWriter, folder: string, options: TakenBackup): Promise<BackupResult> {
  const { directory, file, environment, withKey, say } = options;
  try {
    const state = await options.backUp({
      copyFiles: () => copyFiles(directory, archive, say),
      copyLog: (end) => copyLog(directory, archive, end),
    });
    await archive.addFile(DEMO_FILE, join(directory, DEMO_FILE));
    const hasKey = withKey && (await archive.addFile(KEY_FILE, join(directory, KEY_FILE))) !== undefined;
    const manifest: Manifest = { format: FORMAT, environment, hasKey, state, files: archive.checksums };
    await archive.addText(MANIFEST, `${JSON.stringify(manifest)}\n`);
    await archive.close();
    say('checking the backup');
    const checked = options.verify ? await verified(archive.unfinished, folder, file) : undefined;
    await archive.publish();
    return { state, key: hasKey ? 'included' : 'not included', ...(checked !== undefined && { checked }) };
  } catch (error) {
    await archive.discard();
    throw error;
  }
}

/** Restores the archive beside it, where there is space for it, and reads the copy. */
async function verified(unfinished: string, folder: string, file: string): Promise<CheckedCopy> {
  try {
    await mkdir(folder, { mode: 0o700 });
    const manifest = await extractArchive(unfinished, folder);
    return await checkCopy(folder, { file, manifest, keys: keysIn(folder), wrongKey });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function wrongKey(cause: unknown): OperatorError {
  return new OperatorError(
    `${KEY_FILE} in the data directory is not the key to the secrets in the database, so the service uses BILLING_SECRET_KEY. ` +
      'Take the backup with --without-key, and keep that key elsewhere.',
    { cause },
  );
}

/** The keys in an extracted backup, if it has them. */
export function keysIn(folder: string): SecretKeys | undefined {
  const path = join(folder, KEY_FILE);
  return existsSync(path) ? parseSecretKeys(readFileSync(path, 'utf8')) : undefined;
}

function isInside(file: string, folder: string): boolean {
  const path = relative(folder, file);
  return path !== '' && !path.startsWith('..');
}
