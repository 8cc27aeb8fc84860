import { inexactNumber } from './inexact-number.ts';

export interface UnstorableValue {
  readonly field: string;
  readonly rule: string;
  readonly limit: unknown;
  readonly message: string;
}

/** Deeper than any real value, and well below the depth at which JSON serializers run out of stack. */
const MAX_DEPTH = 500;

/** The generated validators report as many errors of one value. */
const MAX_FAULTS = 1_000;

const UNSTORABLE = 'the character U+0000 or half of a surrogate pair';
const BYTE_ORDER_MARK = '\ufeff';

const TEXT_MESSAGE = `must not contain ${UNSTORABLE}`;
const NAME_MESSAGE = `must not have a member whose name contains ${UNSTORABLE}`;
const MARK_MESSAGE = 'must not begin with the character U+FEFF, a byte order mark';
const NUMBER_MESSAGE = 'must be a number that a double represents exactly; send it as a string instead';
const DEPTH_MESSAGE = `must not be nested deeper than ${MAX_DEPTH} levels`;

/**
 * Finds values that the service can't store and return unchanged. PostgreSQL has no U+0000, UTF-8 has no
 * lone surrogates, JavaScript has no numbers beyond doubles, and PGlite drops a byte order mark at the start
 * of a text.
 *
 * @param values The members of a body, or query parameters by name.
 */
export function unstorableValues(values: unknown): readonly UnstorableValue[] {
  const members = Object.entries(values ?? {});
  const faults = members.flatMap(([name, value]) => {
    const found = [...nameFaults('', name), ...faultsAt(name, value, 1)];
    const tooDeep = found.find(({ rule }) => rule === 'depth');
    return tooDeep === undefined ? found : [{ ...tooDeep, field: name }];
  });
  return faults.slice(0, MAX_FAULTS);
}

function faultsAt(field: string, value: unknown, depth: number): readonly UnstorableValue[] {
  if (typeof value === 'string') {
    if (!isStorable(value)) return [{ field, rule: 'text', limit: true, message: TEXT_MESSAGE }];
    return value.startsWith(BYTE_ORDER_MARK) ? [{ field, rule: 'text', limit: true, message: MARK_MESSAGE }] : [];
  }
  if (value === inexactNumber) return [{ field, rule: 'number', limit: true, message: NUMBER_MESSAGE }];
  if (typeof value !== 'object' || value === null) return [];
  if (depth > MAX_DEPTH) return [{ field, rule: 'depth', limit: MAX_DEPTH, message: DEPTH_MESSAGE }];
  return Array.isArray(value)
    ? value.flatMap((item, index) => faultsAt(`${field}[${index}]`, item, depth + 1))
    : Object.entries(value).flatMap(([name, member]) => [
        ...nameFaults(field, name),
        ...faultsAt(`${field}.${name}`, member, depth + 1),
      ]);
}

/** The fault names the object, because the member's name is not printable. */
function nameFaults(field: string, name: string): readonly UnstorableValue[] {
  return isStorable(name) ? [] : [{ field, rule: 'text', limit: true, message: NAME_MESSAGE }];
}

function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}
