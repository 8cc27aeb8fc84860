import { readFileSync, statSync } from 'node:fs';

import type { Place } from '../../diagnostic/place.ts';
import type { JsonValue } from '../../json.ts';
import { parseSource } from '../../load/read/parse-source.ts';
import { isObject } from '../../model/canonical.ts';
import type { Change } from '../change.ts';
import type { Direction } from '../direction.ts';
import { rules } from '../rules/rules.ts';

/** A breaking change that is let through, for a reason and for a time. */
export interface Exception {
  readonly code: string;
  /** As the change has it: a pointer into the bundled document. */
  readonly at: string;
  /** Absent for every direction. */
  readonly direction?: Direction;
  readonly reason: string;
  /** The last day on which it counts. */
  readonly expires: string;
  readonly place: Place;
}

/** The policy can't be read, or says something that it can't mean. */
export class PolicyError extends Error {
  override readonly name = 'PolicyError';
}

const DIRECTIONS: readonly string[] = ['request', 'response', 'webhook', 'api'] satisfies Direction[];

/** Reads the exceptions; none where there is no such file and nobody named it. Throws a `PolicyError`. */
export function readPolicy(file: string, named: boolean): Exception[] {
  if (!named && statSync(file, { throwIfNoEntry: false }) === undefined) return [];
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new PolicyError(`there is no readable file ${file}`);
  }
  const { value, diagnostics } = parseSource(file, text);
  if (diagnostics.length > 0) throw new PolicyError(`${file}: ${diagnostics[0]!.message}`);
  const list = isObject(value) ? value['exceptions'] : undefined;
  if (!isObject(value) || !Array.isArray(list) || Object.keys(value).length > 1)
    throw new PolicyError(`${file} has to be a mapping with one member, exceptions, which is a list`);
  return list.map((entry: JsonValue, index) => exception(entry, { file, path: ['exceptions', index] }));
}

function exception(entry: JsonValue, place: Place): Exception {
  const where = `${place.file}: exception ${Number(place.path[1]) + 1}`;
  if (!isObject(entry)) throw new PolicyError(`${where} is no mapping`);
  const { code, at, direction, reason, expires, ...others } = entry;
  const [unknown] = Object.keys(others);
  if (unknown !== undefined)
    throw new PolicyError(`${where}: ${unknown} is none of code, at, direction, reason, expires`);
  if (typeof code !== 'string' || !Object.hasOwn(rules, code))
    throw new PolicyError(`${where}: code ${JSON.stringify(code)} is no kind of change`);
  if (typeof at !== 'string' || !at.startsWith('#'))
    throw new PolicyError(`${where}: at has to be a pointer such as '#/components/schemas/Customer/properties/email'`);
  if (direction !== undefined && !DIRECTIONS.includes(String(direction)))
    throw new PolicyError(`${where}: direction has to be one of ${DIRECTIONS.join(', ')}`);
  if (typeof reason !== 'string' || reason.trim() === '') throw new PolicyError(`${where} gives no reason`);
  if (typeof expires !== 'string' || !isDay(expires))
    throw new PolicyError(`${where}: expires has to be a day such as '2027-01-31'`);
  return {
    code,
    at,
    reason,
    expires,
    place,
    ...(direction === undefined ? {} : { direction: direction as Direction }),
  };
}

export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text;
}

export interface PolicyOutcome {
  readonly excepted: ReadonlyMap<Change, Exception>;
  /** Exceptions that are of no use any more: each fails the run. */
  readonly stale: readonly { readonly exception: Exception; readonly problem: string }[];
}

/** Which breaking changes are let through on this day, and which exceptions have to go. */
export function applyPolicy(
  exceptions: readonly Exception[],
  changes: readonly Change[],
  today: string,
): PolicyOutcome {
  const excepted = new Map<Change, Exception>();
  const stale: { exception: Exception; problem: string }[] = [];
  for (const exception of exceptions) {
    const meant = changes.filter(
      ({ code, at, direction, level }) =>
        level === 'breaking' &&
        code === exception.code &&
        at === exception.at &&
        (exception.direction ?? direction) === direction,
    );
    if (meant.length === 0) stale.push({ exception, problem: 'matches no breaking change; remove it' });
    else if (exception.expires < today)
      stale.push({ exception, problem: `expired on ${exception.expires}; renew it with a reason, or undo the change` });
    else for (const change of meant) excepted.set(change, exception);
  }
  return { excepted, stale };
}
