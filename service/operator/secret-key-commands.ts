import { resealSecrets } from '../auth/reseal-secrets.ts';
import { isRotated } from '../auth/secret-key.ts';
import { OperatorError } from '../common/operator-error.ts';
import { VERIFICATION_LINK } from '../links/verification-link.ts';
import { countProcessesWithout } from '../storage/join-processes.ts';
import { sealingMark } from '../auth/key-marks.ts';
import type { Command, CommandServices } from './command.ts';

/** Links to documents, reports and the customer portal are valid for an hour. */
const LINKS_VALID_MS = 3_600_000;
const ROTATED_AT = 'secret_key_rotated_at';
const FORGOTTEN_AT = 'secret_key_forgotten_at';

const rotate: Command = {
  name: 'secret-key rotate',
  summary: 'Encrypts all stored secrets with the new key, while the service runs.',
  options: [],
  examples: ['secret-key rotate'],
  notes: [
    'With BILLING_SECRET_KEY: set the new key everywhere, and the former one as BILLING_SECRET_KEY_PREVIOUS, before. With the file',
    'secret.key of the embedded database: creates the new key. After an interruption, run it again. The operations manual has the steps.',
  ],
  async run(services, _input, { say, signal }) {
    const { db, secrets } = services;
    await startRotation(services);
    const lacking = await countProcessesWithout(db, sealingMark(secrets.keyId));
    if (lacking > 0)
      throw new OperatorError(
        `${lacking} running ${lacking === 1 ? 'process encrypts' : 'processes encrypt'} with another key than ${secrets.keyId}. Nothing was ` +
          'changed. Start all processes with the new key as BILLING_SECRET_KEY and the former one as BILLING_SECRET_KEY_PREVIOUS first.',
      );
    const encrypted_again = await resealSecrets(db, {
      secrets,
      onProgress: (rows) => say(`${rows.toLocaleString('en')} encrypted again`),
      ...(signal !== undefined && { signal }),
    });
    await storeTime(services, ROTATED_AT);
    return { key: secrets.keyId, ...encrypted_again, former_keys_needed_until: await neededUntil(services) };
  },
};

/**
 * With a second key, the rotation is to be done or continued. Otherwise the file of an embedded database
 * gets a new key; a former one in it that nothing is encrypted with any more has to be removed before, or
 * this would do nothing.
 */
async function startRotation({ db, secrets, secretKeyFile }: CommandServices): Promise<void> {
  if (secrets.acceptedIds.length > 1) {
    if (secretKeyFile === undefined || !(await isRotated(db, secrets))) return;
    throw new OperatorError(
      'The former key of the last rotation is still in secret.key. Remove it first: secret-key forget. Then rotate again.',
    );
  }
  if (secretKeyFile === undefined)
    throw new OperatorError(
      'There is only one key, so nothing can be encrypted with another one. Add the new key as BILLING_SECRET_KEY_PREVIOUS first; the ' +
        'operations manual has the steps.',
    );
  secrets.adopt(secretKeyFile.addKey());
}

const forget: Command = {
  name: 'secret-key forget',
  summary: 'Removes former keys from the file secret.key, when no link of theirs is valid any more.',
  options: [],
  examples: ['secret-key forget'],
  async run(services, _input, { say }) {
    const { db, secrets, secretKeyFile } = services;
    if (secretKeyFile === undefined)
      throw new OperatorError(
        'The keys are not in the file of an embedded database. Remove BILLING_SECRET_KEY_PREVIOUS, or the other lines of secret.key, and start the processes again.',
      );
    const until = await neededUntil(services);
    if (until > services.clock.now().toISOString())
      throw new OperatorError(`Links that were signed with the former key are valid until ${until}. Try again then.`);
    await resealSecrets(db, { secrets, onProgress: (rows) => say(`${rows} encrypted again`) });
    const forgotten = secrets.acceptedIds.length - 1;
    // Also for the audit trail, which records what changes a row.
    if (forgotten > 0) await storeTime(services, FORGOTTEN_AT);
    secretKeyFile.removeOtherKeys();
    secrets.forgetOthers();
    return { key: secrets.keyId, forgotten };
  },
};

async function storeTime({ db, clock }: CommandServices, name: string): Promise<void> {
  const value = clock.now().toISOString();
  await db.transaction().execute((trx) =>
    trx
      .insertInto('service_facts')
      .values({ name, value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .execute(),
  );
}

/**
 * When the last link of the former key expires. Those that confirm an address are valid for longer than
 * others, and matter until one is used.
 */
async function neededUntil({ db }: CommandServices): Promise<string> {
  const fact = await db.selectFrom('service_facts').select('value').where('name', '=', ROTATED_AT).executeTakeFirst();
  const rotatedAt = fact?.value ?? new Date(0).toISOString();
  const { mailed } = await db
    .selectFrom('notification_settings')
    .select((eb) => eb.fn.max('verification_mailed_at').as('mailed'))
    .where('unverified_since', 'is not', null)
    .where('verification_mailed_at', '<=', rotatedAt)
    .executeTakeFirstOrThrow();
  const others = Date.parse(rotatedAt) + LINKS_VALID_MS;
  const verification = mailed === null ? 0 : Date.parse(mailed) + VERIFICATION_LINK.validSeconds * 1_000;
  return new Date(Math.max(others, verification)).toISOString();
}

export const secretKeyCommands: readonly Command[] = [rotate, forget];
