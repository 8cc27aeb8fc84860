import { isDeepStrictEqual } from 'node:util';

import type { Validator } from '@billing/validators';

import type { Api } from '../../../generator/model/api.ts';
import { type Constraint, fieldName } from '../derive/constraint.ts';
import { derivePart } from '../derive/derive-value.ts';
import { resolver } from '../derive/schema.ts';
import { isReference, type Subject } from './subjects.ts';

/** The constraints of a schema itself, at and beyond their bounds. */
export function casesOf({ name, schema }: Subject, api: Api): Constraint[] {
  const context = { where: name, writers: {}, textual: false, permits: true, isDerivedApart: isReference };
  return derivePart(schema, { ...context, resolve: resolver(api.schemas) });
}

/** Keywords whose limit a fault repeats unchanged. */
export const REPORTS_LIMIT: ReadonlySet<string> = new Set(
  (
    'enum const pattern format minLength maxLength minItems maxItems minProperties maxProperties minimum maximum ' +
    'exclusiveMinimum exclusiveMaximum multipleOf x-max-bytes'
  ).split(' '),
);

/** Yields one line for each value that a check wrongly rejects or accepts, and for each wrong limit. */
export function* contradictions(check: Validator<unknown>, constraints: readonly Constraint[]): Generator<string> {
  for (const { keyword, limit, accepted, rejected } of constraints) {
    for (const { field, label, apply } of accepted) {
      const verdict = check.validate(apply(undefined));
      if (!verdict.ok) yield `${fieldName(field)} ${keyword}: rejects ${label}: ${summary(verdict.errors)}`;
    }
    for (const { field, label, apply } of rejected) {
      const verdict = check.validate(apply(undefined));
      const about = `${fieldName(field)} ${keyword}`;
      if (verdict.ok) yield `${about}: accepts ${label}`;
      else if (REPORTS_LIMIT.has(keyword)) {
        const faults = verdict.errors.filter(({ rule }) => rule === keyword);
        if (faults.length > 0 && !faults.some((fault) => isDeepStrictEqual(fault.limit, limit)))
          yield `${about}: reports another limit than ${JSON.stringify(limit)}: ${summary(faults)}`;
      }
    }
  }
}

function summary(errors: readonly { readonly field: string; readonly message: string }[]): string {
  return errors
    .slice(0, 3)
    .map(({ field, message }) => `${field} ${message}`)
    .join('; ');
}
