import { inexactNumber } from './inexact-number.ts';

export interface UnstorableValue {
  readonly field: string;
  readonly rule: string;
  readonly limit: unknown;
  readonly message: string;
}

/** Far more than a person nests, far less than what JSON writers, ours and the callers', have stack for. */
const DEEPEST = 500;

/** As many as the document's own checks report of one value. */
const MOST = 1_000;

const UNKEEPABLE = 'the character U+0000 or half of a surrogate pair';
const BYTE_ORDER_MARK = '\ufeff';

const TEXT_MESSAGE = `must not hold ${UNKEEPABLE}`;
const NAME_MESSAGE = `must not have a member whose name holds ${UNKEEPABLE}`;
const MARK_MESSAGE = 'must not begin with the character U+FEFF, a byte order mark';
const NUMBER_MESSAGE = 'must be a number that JSON readers keep exactly; send it as a string';
const DEPTH_MESSAGE = `must not be nested deeper than ${DEEPEST} levels`;

/**
 * What the service can't store and return unchanged, in any value that a caller sends. PostgreSQL has no U+0000, UTF-8 no lone surrogates,
 * JavaScript no numbers beyond a double, and PGlite drops a byte order mark at the start of a text.
 *
 * @param values An object: the members of a body, or query parameters by name.
 */
export function unstorableValues(values: unknown): readonly UnstorableValue[] {
  const members = Object.entries(values ?? {});
  const faults = members.flatMap(([name, value]) => {
    const found = [...nameFaults('', name), ...faultsAt(name, value, 1)];
    const tooDeep = found.find(({ rule }) => rule === 'depth');
    return tooDeep === undefined ? found : [{ ...tooDeep, field: name }];
  });
  return faults.slice(0, MOST);
}

function faultsAt(field: string, value: unknown, depth: number): readonly UnstorableValue[] {
  if (typeof value === 'string') {
    if (!isKeepable(value)) return [{ field, rule: 'text', limit: true, message: TEXT_MESSAGE }];
    return value.startsWith(BYTE_ORDER_MARK) ? [{ field, rule: 'text', limit: true, message: MARK_MESSAGE }] : [];
  }
  if (value === inexactNumber) return [{ field, rule: 'number', limit: true, message: NUMBER_MESSAGE }];
  if (typeof value !== 'object' || value === null) return [];
  if (depth > DEEPEST) return [{ field, rule: 'depth', limit: DEEPEST, message: DEPTH_MESSAGE }];
  return Array.isArray(value)
    ? value.flatMap((item, index) => faultsAt(`${field}[${index}]`, item, depth + 1))
    : Object.entries(value).flatMap(([name, member]) => [
        ...nameFaults(field, name),
        ...faultsAt(`${field}.${name}`, member, depth + 1),
      ]);
}

/** Reported at the object, so that no error has a name in it that nobody can read. */
function nameFaults(field: string, name: string): readonly UnstorableValue[] {
  return isKeepable(name) ? [] : [{ field, rule: 'text', limit: true, message: NAME_MESSAGE }];
}

function isKeepable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}
