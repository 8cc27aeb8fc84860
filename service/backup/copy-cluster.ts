import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

import { OperatorError } from '../common/operator-error.ts';
import { clusterPath } from '../storage/check-cluster.ts';
import type { ArchiveWriter } from './archive-writer.ts';
import type { BackupEnd } from './online-backup.ts';

/** Folder of the database's files in the archive. */
export const CLUSTER = 'postgres';
const LOG = 'pg_wal';
const LOG_FILE = /^[0-9A-F]{24}$/;
/** The engine fills these itself at a start; the log belongs to the end of the backup. */
const EMPTY = new Set([
  LOG,
  'pg_dynshmem',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
]);
/** `postmaster.pid` names a running process; the other is a cache. */
const OMITTED = new Set(['postmaster.pid', 'pg_internal.init']);

/**
 * Copies the files of the database in the data directory `directory`, without its log, and reports how much
 * is done.
 */
export async function copyFiles(directory: string, archive: ArchiveWriter, say: (text: string) => void): Promise<void> {
  let copied = 0;
  const copy = async (path: string, name: string): Promise<void> => {
    await archive.addDirectory(name);
    const entries = await readdir(path, { withFileTypes: true });
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const [from, to] = [join(path, entry.name), `${name}/${entry.name}`];
      if (OMITTED.has(entry.name) || entry.name.startsWith('pgsql_tmp')) continue;
      if (entry.isDirectory() && name === CLUSTER && EMPTY.has(entry.name)) await copyFolders(from, to, archive);
      else if (entry.isDirectory()) await copy(from, to);
      else copied += (await archive.addFile(to, from)) ?? 0;
      say(`${Math.round(copied / 2 ** 20)} MiB copied`);
    }
  };
  await copy(clusterPath(directory), CLUSTER);
}

/**
 * Copies the log that the backup needs, and its label.
 *
 * @throws OperatorError when a file of the log is missing.
 */
export async function copyLog(directory: string, archive: ArchiveWriter, end: BackupEnd): Promise<void> {
  const { label, firstLog, lastLog } = end;
  const folder = join(clusterPath(directory), LOG);
  const names = (await readdir(folder)).filter((name) => LOG_FILE.test(name) && name >= firstLog && name <= lastLog);
  if (!names.includes(firstLog) || !names.includes(lastLog)) {
    throw new OperatorError(`The backup failed: the log file ${firstLog} or ${lastLog} is missing. Try again.`);
  }
  for (const name of names.sort()) await archive.addFile(`${CLUSTER}/${LOG}/${name}`, join(folder, name));
  await archive.addText(`${CLUSTER}/backup_label`, label);
}

async function copyFolders(path: string, name: string, archive: ArchiveWriter): Promise<void> {
  await archive.addDirectory(name);
  for (const entry of await readdir(path, { withFileTypes: true })) {
    if (entry.isDirectory()) await copyFolders(join(path, entry.name), `${name}/${entry.name}`, archive);
  }
}
