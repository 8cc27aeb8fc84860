import { randomBytes } from 'node:crypto';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { secretBox } from '../../../service/auth/secret-box.ts';
import { openSecretBox, parseSecretKey } from '../../../service/auth/secret-key.ts';
import { secretKeysIn } from '../../../service/auth/secret-key-file.ts';
import { OperatorError } from '../../../service/common/operator-error.ts';
import { eachEngine } from '../../support/database.ts';
import { temporaryDirectory } from '../../support/temporary-directory.ts';

const secret = 'svc_ntfset_01jg8test00000000000000004_ExampleEndpointSecret00000000000';

describe('a secret box', () => {
  const box = secretBox(randomBytes(32));

  test('decrypts a secret only for the row that it was encrypted for', () => {
    const sealed = box.seal(secret, 'ntfset_1');
    expect(sealed).not.toContain('Example');
    expect(box.open(sealed, 'ntfset_1')).toBe(secret);
    expect(box.seal(secret, 'ntfset_1')).not.toBe(sealed);
    expect(() => box.open(sealed, 'ntfset_2')).toThrow('was modified, or encrypted with another key');
    expect(() => secretBox(randomBytes(32)).open(sealed, 'ntfset_1')).toThrow(
      'was modified, or encrypted with another key',
    );
  });

  test('rejects a ciphertext with any change', () => {
    const sealed = box.seal(secret, 'x');
    for (let i = 0; i < sealed.length - 1; i++) {
      const changed = sealed.slice(0, i) + (sealed[i] === 'A' ? 'B' : 'A') + sealed.slice(i + 1);
      expect(() => box.open(changed, 'x')).toThrow('was modified, or encrypted with another key');
    }
    for (const changed of ['v1.', '', 'text', `x${sealed}`, `\n${sealed}`])
      expect(() => box.open(changed, 'x'), changed).toThrow('was modified, or encrypted with another key');
  });

  test('rejects a ciphertext whose tag is cut off to four bytes, which GCM would allow', () => {
    const [start, body] = [`v2.${box.keyId}.`, box.seal('', 'x').split('.')[2]!];
    const cut = Buffer.from(body, 'base64url')
      .subarray(0, 12 + 4)
      .toString('base64url');
    expect(() => box.open(start + cut, 'x')).toThrow('was modified, or encrypted with another key');
  });

  test('names the cause of a failure', () => {
    expect(() => box.open('v1.', 'x')).toThrow(expect.objectContaining({ cause: expect.any(Error) as unknown }));
  });

  test('has an id that stays the same in all releases', () => {
    expect(secretBox(Buffer.alloc(32, 1)).keyId).toBe('f45540a9');
  });
});

describe('a secret key', () => {
  test('accepts 32 bytes in base64 or hex', () => {
    const key = randomBytes(32);
    for (const text of [key.toString('base64'), key.toString('base64url'), key.toString('hex').toUpperCase()]) {
      expect(Buffer.from(parseSecretKey(text) ?? []).equals(key)).toBe(true);
    }
    for (const text of [
      '',
      'password',
      randomBytes(31).toString('base64'),
      randomBytes(33).toString('hex'),
      '!'.repeat(43),
    ]) {
      expect(parseSecretKey(text)).toBeUndefined();
    }
  });

  test('is created once per directory, readable only for its owner', async () => {
    const directory = join(await temporaryDirectory(), 'data');
    const [key] = secretKeysIn(directory);
    expect(Buffer.from(secretKeysIn(directory)[0]).equals(key)).toBe(true);
    expect((await stat(join(directory, 'secret.key'))).mode & 0o777).toBe(0o600);
    expect(parseSecretKey((await readFile(join(directory, 'secret.key'), 'utf8')).trim())).toBeDefined();
    await writeFile(join(directory, 'secret.key'), 'oops');
    expect(() => secretKeysIn(directory)).toThrow(OperatorError);
  });
});

eachEngine('the database', (database) => {
  test('refuses to open a database whose secrets need another key', async () => {
    const key = randomBytes(32);
    const sealed = (await openSecretBox(database().db, [key])).secrets.seal(secret, 'x');
    expect((await openSecretBox(database().db, [key])).secrets.open(sealed, 'x')).toBe(secret);
    await expect(openSecretBox(database().db, [randomBytes(32)])).rejects.toThrow(
      'The secrets in this database were encrypted with another key.',
    );
  });
});
