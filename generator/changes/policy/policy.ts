import { readFileSync, statSync } from 'node:fs';

import type { Place } from '../../diagnostic/diagnostic.ts';
import type { JsonValue } from '../../json.ts';
import { parseSource } from '../../load/read/parse-source.ts';
import { isObject } from '../../model/canonical.ts';
import { optional } from '../../model/reader.ts';
import type { Change } from '../change.ts';
import { ChangesError } from '../changes-error.ts';
import type { Direction } from '../direction.ts';
import { rules } from '../rules/rules.ts';

/** A breaking change that does not fail the run, for a reason and until a day. */
export interface Exception {
  readonly code: string;
  /** The `at` of the change: a pointer into the bundled document. */
  readonly at: string;
  /** Absent for every direction. */
  readonly direction?: Direction;
  readonly reason: string;
  /** The last day on which the exception is valid. */
  readonly expires: string;
  readonly place: Place;
}

const DIRECTIONS: readonly string[] = ['request', 'response', 'webhook', 'api'] satisfies Direction[];

/** Reads the exceptions. A missing file has none, unless the command line names it. @throws ChangesError */
export function readPolicy(file: string, named: boolean): Exception[] {
  if (!named && statSync(file, { throwIfNoEntry: false }) === undefined) return [];
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new ChangesError(`${file} can't be read`);
  }
  const { value, diagnostics } = parseSource(file, text);
  if (diagnostics.length > 0) throw new ChangesError(`${file}: ${diagnostics[0]!.message}`);
  const list = isObject(value) ? value['exceptions'] : undefined;
  if (!isObject(value) || !Array.isArray(list) || Object.keys(value).length > 1)
    throw new ChangesError(`${file} must be a mapping with a single member, exceptions, which must be a list`);
  return list.map((entry: JsonValue, index) => exception(entry, { file, path: ['exceptions', index] }));
}

function exception(entry: JsonValue, place: Place): Exception {
  const where = `${place.file}: exception ${Number(place.path[1]) + 1}`;
  if (!isObject(entry)) throw new ChangesError(`${where} must be a mapping`);
  const { code, at, direction, reason, expires, ...others } = entry;
  const [unknown] = Object.keys(others);
  if (unknown !== undefined)
    throw new ChangesError(`${where}: unknown member ${unknown}; allowed are code, at, direction, reason and expires`);
  if (typeof code !== 'string' || !Object.hasOwn(rules, code))
    throw new ChangesError(`${where}: code ${JSON.stringify(code)} is not a kind of change`);
  if (typeof at !== 'string' || !at.startsWith('#'))
    throw new ChangesError(`${where}: at must be a pointer such as '#/components/schemas/Customer/properties/email'`);
  if (direction !== undefined && !DIRECTIONS.includes(String(direction)))
    throw new ChangesError(`${where}: direction must be one of ${DIRECTIONS.join(', ')}`);
  if (typeof reason !== 'string' || reason.trim() === '') throw new ChangesError(`${where} has no reason`);
  if (typeof expires !== 'string' || !isDay(expires))
    throw new ChangesError(`${where}: expires must be a day such as '2027-01-31'`);
  return { code, at, reason, expires, place, ...optional('direction', direction as Direction | undefined) };
}

export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text;
}

export interface PolicyOutcome {
  readonly excepted: ReadonlyMap<Change, Exception>;
  /** Exceptions that have expired or match no change: each fails the run. */
  readonly stale: readonly { readonly exception: Exception; readonly problem: string }[];
}

export function applyPolicy(exceptions: readonly Exception[], found: readonly Change[], today: string): PolicyOutcome {
  const excepted = new Map<Change, Exception>();
  const stale: { exception: Exception; problem: string }[] = [];
  for (const exception of exceptions) {
    const { code, at, direction, expires } = exception;
    const breaking = found.filter((change) => change.level === 'breaking' && change.code === code && change.at === at);
    const matching = breaking.filter((change) => direction === undefined || change.direction === direction);
    if (matching.length === 0) stale.push({ exception, problem: 'matches no breaking change; remove it' });
    else if (expires < today)
      stale.push({ exception, problem: `expired on ${expires}; renew it with a reason, or undo the change` });
    else for (const change of matching) excepted.set(change, exception);
  }
  return { excepted, stale };
}
