import { randomInt } from 'node:crypto';

/** Digits, capitals, small letters: the order in which base 62 counts. */
export const BASE_62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** `length` characters of `[0-9A-Za-z]` from the system's secure random source, each equally likely. */
export function randomText(length: number): string {
  return Array.from({ length }, () => BASE_62.charAt(randomInt(BASE_62.length))).join('');
}
