import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { access, readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';

import { extract } from 'tar';

import { OperatorError } from '../common/operator-error.ts';
import { CLUSTER } from './copy-cluster.ts';
import { MANIFEST, type Manifest, parseManifest } from './manifest.ts';

/** Files beside the database. */
export const KEY_FILE = 'secret.key';
export const DEMO_FILE = 'demo.json';
const NAMES = new Set([MANIFEST, KEY_FILE, DEMO_FILE]);

/**
 * Extracts a backup into the empty directory `folder`, and compares every file with its checksum.
 *
 * @throws OperatorError when the file is missing, truncated, damaged, or no backup that this version can
 *   read.
 */
export async function extractArchive(file: string, folder: string): Promise<Manifest> {
  await access(file).catch((error: unknown) => {
    throw new OperatorError(`The backup ${file} can't be read (${String(error)}).`, { cause: error });
  });
  const foreign: string[] = [];
  try {
    extract({
      file,
      cwd: folder,
      strict: true,
      // Otherwise it goes on writing for a while after an error.
      sync: true,
      preserveOwner: false,
      filter(path, entry) {
        const isOwn = NAMES.has(path) || path.startsWith(`${CLUSTER}/`);
        // No links: one could lead a later file out of the folder.
        const isPlain = 'type' in entry && (entry.type === 'File' || entry.type === 'Directory');
        if (!isOwn || !isPlain) foreign.push(path);
        return isOwn && isPlain;
      },
    });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOSPC')
      throw new OperatorError(
        `The disk with ${folder} does not have enough space to restore ${file}. Free some, or choose another folder.`,
        { cause: error },
      );
    throw damagedBackup(file, error instanceof Error ? error.message : String(error), error);
  }
  if (foreign.length > 0)
    throw new OperatorError(`${file} is not a backup of this service: it contains ${foreign[0]}.`);
  return checkedManifest(file, folder);
}

/** The error for a backup that can't be used, with the reason. */
export function damagedBackup(file: string, reason: string, cause?: unknown): OperatorError {
  return new OperatorError(
    `The backup ${file} is damaged or incomplete (${reason.replace(/\.$/, '')}). Take or use another one.`,
    { cause },
  );
}

async function checkedManifest(file: string, folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch((error: unknown) => {
    throw damagedBackup(file, `${MANIFEST} is missing at its end`, error);
  });
  const manifest = parseManifest(text, file);
  const found = await filesBelow(folder);
  const expected = Object.keys(manifest.files);
  const surplus = found.find((name) => name !== MANIFEST && !expected.includes(name));
  if (surplus !== undefined) throw damagedBackup(file, `${surplus} does not belong to it`);
  for (const name of expected) {
    if (!found.includes(name)) throw damagedBackup(file, `${name} is missing`);
    if ((await checksumOf(join(folder, name))) !== manifest.files[name])
      throw damagedBackup(file, `${name} has another checksum`);
  }
  return manifest;
}

async function checksumOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  return files.map((path) => relative(folder, path).split(sep).join('/'));
}
