import { expect } from 'vitest';

import type { Api } from '../../generator/model/api.ts';
import { type Change, fieldName } from './derive/constraint.ts';
import type { RequestConstraint } from './derive/derive-operation.ts';
import { fitting } from './fitting.ts';
import { exampleRequest, type Outcome, type Request, type Scene, withRealIdsIn } from './requests.ts';

interface Failure {
  readonly error: { readonly code: string; readonly errors?: readonly { readonly field: string }[] };
}

/** A request with one value at or beyond a bound. */
export function changed(request: Request, { part }: RequestConstraint, change: Change): Request {
  return { ...request, [part]: change.apply(request[part]) };
}

/**
 * An example with one value changed; `real` adapts the rest to existing entities, so that it is accepted.
 */
export function changedRequest(
  api: Api,
  constraint: RequestConstraint,
  change: Change,
  { ids }: Pick<Scene, 'ids'>,
  { real }: { readonly real: boolean },
): Request {
  const request = changed(exampleRequest(constraint.operation, ids), constraint, change);
  const { operation, parameter, part } = constraint;
  if (!real) return request;
  if (part === 'body' && request.body !== undefined) {
    return { ...request, body: withRealIdsIn(fitting(operation.id, request.body, change.field)!, ids) };
  }
  const namesEntity = part === 'path' || parameter?.name === api.pagination?.cursorParameter;
  return namesEntity ? { ...request, [part]: withRealIdsIn(request[part]!, ids) } : request;
}

/** Expects the documented error, which names exactly the invalid fields. */
export function expectRejection(
  api: Api,
  { status, body }: Outcome,
  { part, parameter, field, keyword, limit }: RequestConstraint,
  changes: readonly Change[],
): void {
  const isWholeBody = part === 'body' && changes.every((change) => change.field.length === 0) && field.length === 0;
  const code = parameter?.errorCode ?? (isWholeBody ? 'bad_request' : 'invalid_field');
  const about = `${changes.map((change) => `${fieldName(change.field)} as ${change.label}`).join(', ')}`;
  expect(
    { status, code: (body as Failure).error?.code },
    `${about} has to be refused: ${JSON.stringify(body)?.slice(0, 600)}`,
  ).toEqual({
    status: api.errors.find((each) => each.code === code)?.status,
    code,
  });
  if (keyword === 'pattern') expect(JSON.stringify(body), about).not.toContain(JSON.stringify(limit).slice(1, -1));
  if (code !== 'invalid_field') return;
  const named = new Set((body as Failure).error.errors?.map((each) => each.field));
  const wrong = new Set(
    changes.map((change) => (part === 'query' ? String(change.field[0]) : fieldName(change.field))),
  );
  expect(named, `the fields that are named for ${about}`).toEqual(wrong);
}
