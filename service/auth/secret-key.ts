import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Kysely } from 'kysely';

import { OperatorError } from '../common/operator-error.ts';
import { inDataDirectory } from '../storage/in-data-directory.ts';
import { makeDirectory } from '../storage/make-directory.ts';
import type { Tables } from '../storage/tables.ts';
import { SECRET_KEY_LENGTH, secretBox, type SecretBox } from './secret-box.ts';

/** 32 bytes from base64 (standard or URL alphabet) or hex; undefined when the text is neither. */
export function parseSecretKey(text: string): Uint8Array | undefined {
  if (/^[0-9a-f]{64}$/i.test(text)) return Buffer.from(text, 'hex');
  return /^[A-Za-z0-9+/_-]{43}=?$/.test(text) ? Buffer.from(text, 'base64') : undefined;
}

/** The key in the file `secret.key` of `directory`. Creates the file on first use, readable by its owner only. */
export function secretKeyIn(directory: string): Uint8Array {
  const file = join(directory, 'secret.key');
  const text = inDataDirectory(directory, () => {
    if (!existsSync(file)) makeSecretKey(directory, file);
    return readFileSync(file, 'utf8');
  });
  const key = parseSecretKey(text.trim());
  if (key === undefined)
    throw new OperatorError(
      `${file} does not contain a key of 32 bytes in base64. Restore the original file from a backup.`,
    );
  return key;
}

/** Writes a temporary file and links it into place: of several starting processes one wins, and none reads a partial file. */
function makeSecretKey(directory: string, file: string): void {
  makeDirectory(directory);
  const temporary = `${file}.${process.pid}`;
  writeFileSync(temporary, `${randomBytes(SECRET_KEY_LENGTH).toString('base64')}\n`, { mode: 0o600 });
  try {
    linkSync(temporary, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    unlinkSync(temporary);
  }
}

const FACT = 'secret_key_check';

/**
 * The secret box of this database. The first start stores an encrypted marker; later starts decrypt it, so that a wrong key is
 * reported at the start and not at the first delivery.
 *
 * @throws OperatorError when the database's secrets were encrypted with another key.
 */
export async function openSecretBox(db: Kysely<Tables>, key: Uint8Array): Promise<SecretBox> {
  const box = secretBox(key);
  await db
    .insertInto('service_facts')
    .values({ name: FACT, value: box.seal(FACT, FACT) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { value } = await db
    .selectFrom('service_facts')
    .select('value')
    .where('name', '=', FACT)
    .executeTakeFirstOrThrow();
  try {
    box.open(value, FACT);
  } catch (error) {
    throw new OperatorError(
      'The secrets in this database were encrypted with another key. Set BILLING_SECRET_KEY to that key, or put the secret.key ' +
        'file that belongs to the database into the data directory.',
      { cause: error },
    );
  }
  return box;
}
