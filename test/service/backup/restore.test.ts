import { copyFile, mkdir, readdir, readFile, truncate, writeFile } from 'node:fs/promises';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { ArchiveWriter } from '../../../service/backup/archive-writer.ts';
import { openCopy } from '../../../service/backup/open-copy.ts';
import { migrations } from '../../../service/storage/migrations.ts';
import { TEMPLATE_SCHEMA } from '../../support/database-template.ts';
import { isDivided, isLongRun } from '../../support/suite-length.ts';
import { temporaryDirectory } from '../../support/temporary-directory.ts';
import { operator, runningService } from './backup-fixture.ts';

const manifest = {
  format: 1,
  environment: 'sandbox',
  hasKey: false,
  state: { migrations: migrations.map(({ name }) => name) },
  files: {},
};

/** A file with these texts in the form of a backup. */
async function archiveOf(base: string, texts: Readonly<Record<string, string>>): Promise<string> {
  const file = join(base, 'made.tar.gz');
  const archive = await ArchiveWriter.create(file, { overwrite: true });
  for (const [name, text] of Object.entries(texts)) await archive.addText(name, text);
  await archive.close();
  await archive.publish();
  return file;
}

/** Opens the database several times, so a whole `npm test` leaves it to `npm run test:long`. */
test.skipIf(isDivided && !isLongRun)(
  'rejects a damaged or truncated file, a missing or wrong key, and leaves nothing behind',
  async () => {
    const { base, directory, stop } = await runningService();
    const file = join(base, 'backup.tar.gz');
    const taken = await operator(['backup', file, '--data', directory, '--without-key', '--no-check', '--json']);
    expect(taken).toMatchObject({ code: 0 });
    expect(JSON.parse(taken.out)).toMatchObject({ key: 'not included', checked: 'no' });
    const ownKey = await readFile(join(directory, 'secret.key'));
    const mismatched = join(base, 'mismatched.tar.gz');
    await writeFile(join(directory, 'secret.key'), randomBytes(32).toString('base64'));
    expect(await operator(['backup', mismatched, '--data', directory])).toEqual({
      code: 1,
      out: '',
      err:
        'secret.key in the data directory is not the key to the secrets in the database, so the service uses BILLING_SECRET_KEY. ' +
        'Take the backup with --without-key, and keep that key elsewhere.\n',
    });
    await writeFile(join(directory, 'secret.key'), ownKey);
    await stop();

    const target = join(base, 'restored');
    const restore = (from: string, ...more: string[]) => operator(['restore', from, '--data', target, ...more]);
    const rejected = async (run: ReturnType<typeof operator>, message: RegExp): Promise<void> => {
      // On a slow machine, progress is above it.
      const line = new RegExp(message.source, 'm');
      expect(await run).toEqual({ code: 1, out: '', err: expect.stringMatching(line) });
      expect(existsSync(target)).toBe(false);
    };
    await rejected(
      restore(file),
      /^The backup .* does not contain the key to its secrets\. Name a file with it with --key-file, or set BILLING_SECRET_KEY\.\n$/,
    );
    const otherKey = join(base, 'other.key');
    await writeFile(otherKey, randomBytes(32).toString('base64'));
    await rejected(
      restore(file, '--key-file', otherKey),
      /^The key in .*other\.key is not the one that encrypted the secrets in the backup, so nothing was restored\./,
    );
    const cut = join(base, 'cut.tar.gz');
    await copyFile(file, cut);
    await truncate(cut, (await readFile(file)).length - 100);
    await rejected(restore(cut), /^The backup .*cut\.tar\.gz is damaged or incomplete \(/);
    const bytes = await readFile(file);
    bytes[Math.floor(bytes.length / 2)]! ^= 1;
    await writeFile(cut, bytes);
    await rejected(restore(cut), /^The backup .*cut\.tar\.gz is damaged or incomplete \(/);

    const ownKeyFile = join(directory, 'secret.key');
    await rejected(
      restore(file, '--key-file', ownKeyFile, '--used-number', '999-10001'),
      /^No account of the backup has numbers that begin with 999\.\n$/,
    );
    const numbers = ['--used-number', '101-10099', '--used-number', '101-CN-10007'];
    expect(await restore(file, '--key-file', ownKeyFile, ...numbers)).toMatchObject({ code: 0 });
    expect(await readFile(join(target, 'secret.key'))).toEqual(ownKey);
    const { db, close } = await openCopy(target, TEMPLATE_SCHEMA);
    expect(await db.selectFrom('invoice_numbers').select('last_number').execute()).toEqual([{ last_number: 10_099 }]);
    expect(await db.selectFrom('credit_note_numbers').select('last_number').execute()).toEqual([
      { last_number: 10_007 },
    ]);
    const entries = db.selectFrom('audit_entries').selectAll().where('operation', '=', 'restore');
    expect(await entries.execute()).toMatchObject([
      { actor_type: 'operator', actor_id: expect.stringContaining('@'), members: ['key-file', 'used-number'] },
    ]);
    await close();
    expect(await restore(file)).toMatchObject({
      code: 1,
      err: expect.stringMatching(/ is not empty: it has lock, pid, postgres\. Restore into a new directory/),
    });
  },
);

test('rejects backups of newer versions and of another environment, and what is none', async () => {
  const base = await temporaryDirectory();
  const target = join(base, 'restored');
  await mkdir(target);
  const errorFor = async (texts: Readonly<Record<string, string>>): Promise<string> => {
    const file = await archiveOf(base, texts);
    const { code, err } = await operator(['restore', file, '--data', target]);
    expect({ code, left: await readdir(target) }).toEqual({ code: 1, left: [] });
    return err.replace(file, 'FILE');
  };
  const backup = (of: object): Record<string, string> => ({ 'backup.json': JSON.stringify({ ...manifest, ...of }) });
  expect(await errorFor(backup({ state: { migrations: ['9999-later'] } }))).toBe(
    'The backup FILE was made by a newer version of this service: it has the migration 9999-later, which this version does not have. ' +
      'Restore it with the newer version.\n',
  );
  expect(await errorFor(backup({ format: 2 }))).toMatch(/newer version of this service: it has the format 2/);
  expect(await errorFor(backup({ environment: 'live' }))).toBe(
    'The backup FILE is one of the environment live. Restore it with --environment live.\n',
  );
  expect(await errorFor({ 'passwords.txt': 'x' })).toBe(
    'FILE is not a backup of this service: it contains passwords.txt.\n',
  );
  expect(await errorFor({ 'secret.key': 'x' })).toMatch(/damaged or incomplete \(backup\.json is missing at its end\)/);
  expect(await errorFor({ ...backup({}), 'secret.key': 'x' })).toMatch(/\(secret\.key does not belong to it\)/);
  expect(await errorFor(backup({ files: { 'secret.key': 'x' } }))).toMatch(/\(secret\.key is missing\)/);
  expect(await errorFor({ ...backup({ files: { 'secret.key': 'x' } }), 'secret.key': 'x' })).toMatch(
    /\(secret\.key has another checksum\)/,
  );
  expect((await operator(['restore', join(base, 'none'), '--data', target])).err).toMatch(
    /^The backup .* can't be read \(/,
  );
});
