import { hash } from 'node:crypto';
import { crc32 } from 'node:zlib';

import type { Environment } from '../common/environment.ts';
import type { Id } from '../ids/id.ts';
import { BASE_62, randomText } from '../ids/random-text.ts';

const PREFIXES: Readonly<Record<Environment, string>> = { sandbox: 'svc_apikey_sdbx_', live: 'svc_apikey_live_' };
const RANDOM_LENGTH = 20;
const CHECKSUM_LENGTH = 6;
const FORMAT = /^svc_apikey_(sdbx|live)_([a-z0-9]{26})_[a-zA-Z0-9]{26}$/;

export interface ParsedApiKey {
  readonly environment: Environment;
  readonly id: Id<'apikey_'>;
}

/** A new key of 69 characters. It is shown once; the database stores only `hashApiKey` of it. */
export function makeApiKey(environment: Environment, id: Id<'apikey_'>): string {
  const start = `${keyStart(environment, id)}${randomText(RANDOM_LENGTH)}`;
  return `${start}${checksum(start)}`;
}

/**
 * The parts of a key; undefined when its form or its checksum is wrong, so that mistyped keys cost no query.
 */
export function parseApiKey(text: string): ParsedApiKey | undefined {
  const parts = FORMAT.exec(text);
  if (parts === null || checksum(text.slice(0, -CHECKSUM_LENGTH)) !== text.slice(-CHECKSUM_LENGTH)) return undefined;
  return { environment: parts[1] === 'live' ? 'live' : 'sandbox', id: `apikey_${parts[2]}` };
}

/**
 * SHA-256 in hex. A key has 119 random bits, so it needs no salt or key stretching, and every request hashes
 * one.
 */
export function hashApiKey(key: string): string {
  return hash('sha256', key);
}

/** The key as shown after its creation: everything up to and including the `_` after its id, then `****`. */
export function obfuscatedApiKey(environment: Environment, id: Id<'apikey_'>): string {
  return `${keyStart(environment, id)}****`;
}

function keyStart(environment: Environment, id: Id<'apikey_'>): string {
  return `${PREFIXES[environment]}${id.slice('apikey_'.length)}_`;
}

/** CRC-32 (IEEE) in base 62, most significant digit first, padded with zeros. */
function checksum(start: string): string {
  let rest = crc32(start);
  let digits = '';
  while (digits.length < CHECKSUM_LENGTH) {
    digits = BASE_62.charAt(rest % 62) + digits;
    rest = Math.floor(rest / 62);
  }
  return digits;
}
