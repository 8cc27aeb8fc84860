import { randomBytes } from 'node:crypto';
import { closeSync, openSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import {
  addSecretKey,
  parseSecretKeys,
  removeOtherKeys,
  type SecretKeys,
  secretKeysIn,
} from '../../../service/auth/secret-key-file.ts';
import { secretBox } from '../../../service/auth/secret-box.ts';
import { parseSecretKey } from '../../../service/auth/secret-key.ts';
import { temporaryDirectory } from '../../support/temporary-directory.ts';

const keys = [randomBytes(32), randomBytes(32)];
const [first, second] = keys.map((key) => key.toString('base64'));

function hexOf(read: SecretKeys | undefined): readonly string[] | undefined {
  return read?.map((key) => Buffer.from(key).toString('hex'));
}

/** The system gives the lowest free one. */
function nextDescriptor(): number {
  const descriptor = openSync('.', 'r');
  closeSync(descriptor);
  return descriptor;
}

test.each([
  [`${first}\n`, 1],
  [`\n  ${first}  \n\n`, 1],
  [`${first}\n${second}\n`, 2],
  [`${first}  \r\n\n  ${second}`, 2],
])('reads the keys in %j', (text, count) => {
  expect(hexOf(parseSecretKeys(text))).toEqual(keys.slice(0, count).map((key) => key.toString('hex')));
});

test.each(['', '\n', 'key', `${first}\nkey`, `key\n${first}`, `${first} ${second}`])(
  'reads no keys when a line of %j is not a key',
  (text) => {
    expect(parseSecretKeys(text)).toBeUndefined();
  },
);

test.each([`x${'a'.repeat(64)}`, `${'a'.repeat(64)}0`, `x${first}`, `${first}=`, `${first}x`])(
  'does not read %j as a key',
  (text) => {
    expect(parseSecretKey(text)).toBeUndefined();
  },
);

test('writes a new key above the others, for its owner only, and removes the others', async () => {
  const directory = join(await temporaryDirectory(), 'data');
  const file = join(directory, 'secret.key');
  const before = hexOf(secretKeysIn(directory))!;
  expect(readdirSync(directory)).toEqual(['secret.key']);
  const added = Buffer.from(addSecretKey(directory)).toString('hex');
  expect(hexOf(secretKeysIn(directory))).toEqual([added, ...before]);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readFileSync(file, 'utf8')).toMatch(/^[\w+/]{43}=\n[\w+/]{43}=\n$/);
  removeOtherKeys(directory);
  expect(hexOf(secretKeysIn(directory))).toEqual([added]);
  expect(readdirSync(directory)).toEqual(['secret.key']);
});

test('leaves no file open', async () => {
  const directory = await temporaryDirectory();
  const before = nextDescriptor();
  secretKeysIn(directory);
  addSecretKey(directory);
  removeOtherKeys(directory);
  expect(nextDescriptor()).toBe(before);
});

test('names the file whose lines are not keys, and what to restore', async () => {
  const directory = await temporaryDirectory();
  writeFileSync(join(directory, 'secret.key'), `${first}\nkey\n`);
  expect(() => secretKeysIn(directory)).toThrow(`${join(directory, 'secret.key')} does not contain keys of 32 bytes`);
  expect(readFileSync(join(directory, 'secret.key'), 'utf8')).toBe(`${first}\nkey\n`);
});

test('a secret box opens with each of its keys, and with one after the others are forgotten', () => {
  const [old, present, next] = [randomBytes(32), randomBytes(32), randomBytes(32)] as const;
  const unnamed = secretBox(old, { namesKeys: false });
  const box = secretBox(present, { others: [old] });
  const sealed = { unnamed: unnamed.seal('secret', 'row'), named: secretBox(old).seal('secret', 'row') };
  expect(sealed.unnamed).toMatch(/^v1\.[\w-]+$/);
  expect(sealed.named).toMatch(/^v2\.[0-9a-f]{8}\.[\w-]+$/);
  expect([sealed.unnamed, sealed.named].map((text) => box.open(text, 'row'))).toEqual(['secret', 'secret']);
  expect(box.acceptedIds).toEqual([secretBox(present).keyId, secretBox(old).keyId]);
  expect([box.isCurrent(sealed.named), box.isCurrent(sealed.unnamed), box.isCurrent('v1.')]).toEqual([
    false,
    false,
    false,
  ]);
  box.adopt(next);
  expect(box.acceptedIds).toEqual([next, present, old].map((key) => secretBox(key).keyId));
  expect(box.isCurrent(box.seal('secret', 'row'))).toBe(true);
  box.forgetOthers();
  expect(box.acceptedIds).toEqual([secretBox(next).keyId]);
  expect(() => box.open(sealed.named, 'row')).toThrow('failed to decrypt the secret of row');
});

test.each([31, 33])('a secret box has no key of %d bytes', (length) => {
  expect(() => secretBox(randomBytes(length))).toThrow(`The secret key must have 32 bytes, not ${length}.`);
});
