import type { JsonValue } from '../../json.ts';
import { resolvePlain } from './load-yaml.ts';

/** What stands without quotes may begin so; with some other characters, too. */
const START = /[\w$/.()=~^;<\\\u00a0-\ud7ff]/;
const startsPlain = Array.from({ length: 0x80 }, (_, code) => START.test(String.fromCharCode(code)));
/** No other text without quotes is anything but a text: numbers, `null`, `true`, `<<`. */
const SPECIAL_START = new Set([...'0123456789+-.~nNtTfF<'].map((character) => character.charCodeAt(0)));

export function isPlainStart(code: number): boolean {
  return startsPlain[code] ?? START.test(String.fromCharCode(code));
}

/** What a scalar without quotes means. */
export function resolveScalar(text: string): unknown {
  return SPECIAL_START.has(text.charCodeAt(0)) ? resolvePlain(text) : text;
}

/** The same of a value; nothing for a number that has no form in JSON. */
export function resolveValue(text: string): JsonValue | undefined {
  const value = resolveScalar(text) as JsonValue;
  return typeof value === 'number' && !Number.isFinite(value) ? undefined : value;
}
