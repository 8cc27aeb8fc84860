import { expect, test } from 'vitest';

import { hashApiKey, makeApiKey, obfuscatedApiKey, parseApiKey } from '../../../service/auth/api-key.ts';
import { newId } from '../../../service/ids/id.ts';
import { ManualClock } from '../../support/manual-clock.ts';

/** The format of a key: `svc_apikey_`, environment, id, secret with checksum. */
const example = 'svc_apikey_sdbx_01hv8example00000000000000_ExampleSecretPart0003YJN2N';

test('parses the documented example of a key', () => {
  expect(parseApiKey(example)).toEqual({ environment: 'sandbox', id: 'apikey_01hv8example00000000000000' });
});

test('rejects a key in which any one character is changed', () => {
  for (let i = 0; i < example.length; i++) {
    const changed = example.slice(0, i) + (example[i] === 'x' ? 'y' : 'x') + example.slice(i + 1);
    expect({ changed, parsed: parseApiKey(changed) }).toEqual({ changed, parsed: undefined });
  }
});

test.each(['', 'svc_apikey_', `${example}0`, ` ${example}`, example.toUpperCase(), example.replace('sdbx', 'test')])(
  'rejects the text "%s", which has no form of a key',
  (text) => {
    expect(parseApiKey(text)).toBeUndefined();
  },
);

test('rejects a key whose checksum is right, but whose id has no form of one', () => {
  expect(parseApiKey(makeApiKey('sandbox', `apikey_${'X'.repeat(26)}`))).toBeUndefined();
});

test.each(['sandbox', 'live'] as const)(
  'creates unique keys for the %s environment, which it parses again',
  (environment) => {
    const id = newId('apikey_', new ManualClock());
    const keys = Array.from({ length: 100 }, () => makeApiKey(environment, id));
    for (const key of keys) {
      expect(key).toHaveLength(69);
      expect(parseApiKey(key)).toEqual({ environment, id });
    }
    expect(new Set(keys.map(hashApiKey)).size).toBe(100);
    expect(obfuscatedApiKey(environment, id)).toMatch(/^[a-z\d_]*\*{4}$/);
    expect(obfuscatedApiKey(environment, id)).toBe(`${keys[0]?.slice(0, 43)}****`);
  },
);
