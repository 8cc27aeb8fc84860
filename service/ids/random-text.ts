import { randomInt } from 'node:crypto';

/** Digits, upper-case letters, lower-case letters: the digits of base 62 in order. */
export const BASE_62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** `length` characters of `alphabet` from the system's secure random source, each equally likely. */
export function randomText(length: number, alphabet = BASE_62): string {
  return Array.from({ length }, () => alphabet.charAt(randomInt(alphabet.length))).join('');
}
