import type { Kysely } from 'kysely';

import { OperatorError } from '../common/operator-error.ts';
import type { Tables } from '../storage/tables.ts';
import { secretBox, type SecretBox } from './secret-box.ts';

/** 32 bytes from base64 (standard or URL alphabet) or hex; undefined when the text is neither. */
export function parseSecretKey(text: string): Uint8Array | undefined {
  if (/^[0-9a-f]{64}$/i.test(text)) return Buffer.from(text, 'hex');
  return /^[A-Za-z0-9+/_-]{43}=?$/.test(text) ? Buffer.from(text, 'base64') : undefined;
}

/** The name of the marker, and its secret. */
export const SECRET_KEY_FACT = 'secret_key_check';
/** The same for the second marker, which exists during a rotation: the new key has encrypted it. */
const NEW_KEY_FACT = 'secret_key_check_new';

export interface OpenedSecrets {
  readonly secrets: SecretBox;
  /**
   * Whether the key that seals is not yet the one that has sealed the marker: `secret-key rotate` is still
   * to do.
   */
  readonly isRotating: boolean;
}

/**
 * The secret box of this database. The first start stores an encrypted marker; later starts decrypt it, so
 * that a wrong key is reported at the start and not at the first delivery.
 *
 * A database of an earlier release gets texts without the id of their key, as that release expects them,
 * until its key is rotated: the two releases can run side by side.
 *
 * During a rotation there is a second marker (`startRotation`), so a process must open what was encrypted
 * with either key.
 *
 * @param keys The first one seals; all open.
 * @throws OperatorError when the database's secrets were encrypted with another key.
 */
export async function openSecretBox(
  db: Kysely<Tables>,
  [key, ...others]: readonly [Uint8Array, ...Uint8Array[]],
): Promise<OpenedSecrets> {
  const box = secretBox(key, { others });
  await db
    .insertInto('service_facts')
    .values({ name: SECRET_KEY_FACT, value: box.seal(SECRET_KEY_FACT, SECRET_KEY_FACT) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const facts = await db
    .selectFrom('service_facts')
    .selectAll()
    .where('name', 'in', [SECRET_KEY_FACT, NEW_KEY_FACT])
    .execute();
  const { value } = facts.find(({ name }) => name === SECRET_KEY_FACT)!;
  if (!facts.every((fact) => opens(box, fact.value, fact.name))) {
    throw new OperatorError(
      'The secrets in this database were encrypted with another key. Set BILLING_SECRET_KEY to that key, or put the secret.key ' +
        'file that belongs to the database into the data directory. During a rotation, set the other key as ' +
        'BILLING_SECRET_KEY_PREVIOUS until `secret-key rotate` has ended.',
    );
  }
  if (box.isCurrent(value)) return { secrets: box, isRotating: false };
  const isEarlier = opens(secretBox(key), value, SECRET_KEY_FACT);
  return isEarlier
    ? { secrets: secretBox(key, { others, namesKeys: false }), isRotating: false }
    : { secrets: box, isRotating: true };
}

/** From now on, no process starts that lacks the new key: this one may encrypt with it. */
export async function startRotation(db: Kysely<Tables>, secrets: SecretBox): Promise<void> {
  const value = secrets.seal(NEW_KEY_FACT, NEW_KEY_FACT);
  await db
    .insertInto('service_facts')
    .values({ name: NEW_KEY_FACT, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

/**
 * Nothing is encrypted with another key any more: from now on, the service starts with the new key alone.
 */
export async function endRotation(db: Kysely<Tables>, secrets: SecretBox): Promise<void> {
  await db.deleteFrom('service_facts').where('name', '=', NEW_KEY_FACT).execute();
  await db
    .updateTable('service_facts')
    .set({ value: secrets.seal(SECRET_KEY_FACT, SECRET_KEY_FACT) })
    .where('name', '=', SECRET_KEY_FACT)
    .execute();
}

/** Whether the last rotation to the present key has ended. */
export async function isRotated(db: Kysely<Tables>, secrets: SecretBox): Promise<boolean> {
  const facts = await db
    .selectFrom('service_facts')
    .selectAll()
    .where('name', 'in', [SECRET_KEY_FACT, NEW_KEY_FACT])
    .execute();
  return facts.every(({ name, value }) => name === SECRET_KEY_FACT && secrets.isCurrent(value));
}

function opens(box: SecretBox, value: string, name: string): boolean {
  try {
    box.open(value, name);
    return true;
  } catch {
    return false;
  }
}
