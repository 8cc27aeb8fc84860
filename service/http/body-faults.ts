import type { Fault } from '@billing/server';

/** Kept as JSON, in which every character has a form. All other text of a body ends in text columns. */
const KEPT_AS_JSON = 'custom_data';

/** Far more than a person nests, far less than what writers of JSON, ours and the callers', have stack for. */
const DEEPEST = 500;

const UNKEEPABLE = 'must not hold the character U+0000 or half of a surrogate pair';
const TOO_DEEP = `must not be nested deeper than ${DEEPEST} levels`;

/** As many as the document's own checks report of one value. */
const MOST = 1_000;

/** What is wrong with a body whatever the operation: text that a database cannot keep, values nested too deep to be written again. */
export function bodyFaults(body: unknown): readonly Fault[] {
  const members = Object.entries(body ?? {});
  const faults = members.flatMap(([name, value]) => {
    const found = faultsAt(name, value, 1, name === KEPT_AS_JSON);
    const tooDeep = found.find(({ rule }) => rule === 'depth');
    return tooDeep === undefined ? found : [{ ...tooDeep, field: name }];
  });
  return faults.slice(0, MOST);
}

function faultsAt(field: string, value: unknown, depth: number, isJson: boolean): readonly Fault[] {
  if (typeof value === 'string') {
    const isText = isJson || (value.isWellFormed() && !value.includes('\0'));
    return isText ? [] : [{ field, rule: 'text', limit: true, message: UNKEEPABLE }];
  }
  if (typeof value !== 'object' || value === null) return [];
  if (depth > DEEPEST) return [{ field, rule: 'depth', limit: DEEPEST, message: TOO_DEEP }];
  return Array.isArray(value)
    ? value.flatMap((item, index) => faultsAt(`${field}[${index}]`, item, depth + 1, isJson))
    : Object.entries(value).flatMap(([name, member]) => faultsAt(`${field}.${name}`, member, depth + 1, isJson));
}
