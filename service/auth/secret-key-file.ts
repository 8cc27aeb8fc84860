import { randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  readFileSync,
  renameSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

import { OperatorError } from '../common/operator-error.ts';
import { inDataDirectory } from '../storage/in-data-directory.ts';
import { makeDirectory } from '../storage/make-directory.ts';
import { SECRET_KEY_LENGTH } from './secret-box.ts';
import { parseSecretKey } from './secret-key.ts';

/** The first one encrypts; all decrypt. */
export type SecretKeys = readonly [Uint8Array, ...Uint8Array[]];

/**
 * The keys in the file `secret.key` of `directory`, one a line: the first one encrypts, the others only
 * decrypt what was encrypted before a rotation. Creates the file on first use, readable by its owner only.
 */
export function secretKeysIn(directory: string): SecretKeys {
  const file = fileIn(directory);
  const text = inDataDirectory(directory, () => {
    if (!existsSync(file)) makeSecretKey(directory, file);
    return readFileSync(file, 'utf8');
  });
  const keys = parseSecretKeys(text);
  if (keys === undefined)
    throw new OperatorError(
      `${file} does not contain keys of 32 bytes in base64, one a line. Restore the original file from a backup.`,
    );
  return keys;
}

/** The keys in the text of such a file; undefined when a line is not a key. */
export function parseSecretKeys(text: string): SecretKeys | undefined {
  const [first, ...others] = text
    .trim()
    .split(/\s*\n\s*/)
    .map(parseSecretKey);
  if (first === undefined) return undefined;
  const known = others.filter((key) => key !== undefined);
  return known.length === others.length ? [first, ...known] : undefined;
}

/** A new key above the present ones of the file. */
export function addSecretKey(directory: string): Uint8Array {
  const key = randomBytes(SECRET_KEY_LENGTH);
  replaceKeys(directory, [key, ...secretKeysIn(directory)]);
  return key;
}

/** Leaves only the key that encrypts in the file. */
export function removeOtherKeys(directory: string): void {
  const [first] = secretKeysIn(directory);
  replaceKeys(directory, [first]);
}

/**
 * In one step, and on the disk before anything is encrypted with a new key: a crash leaves the file before
 * or after it.
 */
function replaceKeys(directory: string, keys: SecretKeys): void {
  inDataDirectory(directory, () => {
    const temporary = `${fileIn(directory)}.${process.pid}`;
    const descriptor = openSync(temporary, 'w', 0o600);
    try {
      writeFileSync(descriptor, textOf(keys));
      fsyncSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
    renameSync(temporary, fileIn(directory));
    syncDirectory(directory);
  });
}

function syncDirectory(directory: string): void {
  const descriptor = openSync(directory, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/**
 * Writes a temporary file and links it into place: of several starting processes one wins, and none reads a
 * partial file.
 */
function makeSecretKey(directory: string, file: string): void {
  makeDirectory(directory);
  const temporary = `${file}.${process.pid}`;
  writeFileSync(temporary, textOf([randomBytes(SECRET_KEY_LENGTH)]), { mode: 0o600 });
  try {
    linkSync(temporary, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    unlinkSync(temporary);
  }
}

function textOf(keys: SecretKeys): string {
  return keys.map((key) => `${Buffer.from(key).toString('base64')}\n`).join('');
}

function fileIn(directory: string): string {
  return join(directory, 'secret.key');
}
