import type { JsonValue } from '../../json.ts';
import { isObject } from './json.ts';

export type Fits = (value: JsonValue | undefined) => boolean;

/** The valid values of a keyword or extension; `expected` completes the message `must be …`. */
export interface Shape {
  readonly expected: string;
  readonly fits: Fits;
}

export const isText: Fits = (value) => typeof value === 'string' && value !== '';
export const isCount: Fits = (value) => Number.isInteger(value) && (value as number) > 0;
export const isTexts: Fits = (value) =>
  Array.isArray(value) && value.every(isText) && new Set(value).size === value.length;

export const matching =
  (pattern: RegExp): Fits =>
  (value) =>
    typeof value === 'string' && pattern.test(value);

export const oneOf =
  (...values: readonly JsonValue[]): Fits =>
  (value) =>
    value !== undefined && values.includes(value);

export const listOf =
  (fits: Fits): Fits =>
  (value) =>
    Array.isArray(value) && value.every(fits);

export const fullListOf =
  (fits: Fits): Fits =>
  (value) =>
    Array.isArray(value) && value.length > 0 && value.every(fits);

export const mapOf =
  (fits: Fits): Fits =>
  (value) =>
    isObject(value) && Object.values(value).every(fits);

/** An object with exactly these members; a name that ends in `?` is optional. */
export const record =
  (members: Readonly<Record<string, Fits>>): Fits =>
  (value) =>
    isObject(value) &&
    Object.keys(value).every((key) => key in members || `${key}?` in members) &&
    Object.entries(members).every(([name, fits]) => {
      const member = value[name.replace('?', '')];
      return (member === undefined && name.endsWith('?')) || fits(member);
    });
