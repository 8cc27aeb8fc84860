import type { AsyncCommand } from 'fast-check';
import { expect } from 'vitest';

import { unbalanced } from './books.ts';
import type { Model } from './model.ts';
import type { Real } from './real.ts';
import { readEntities, shownReal } from './real-state.ts';
import { shownModel } from './shown.ts';

export type Step = AsyncCommand<Model, Real>;

/**
 * An operation on the model and on the service, after which both have the same state and the books balance.
 *
 * @param find What it happens to; the step is left out of a sequence where there is nothing.
 */
export function stepOn<Found>(
  text: string,
  find: (model: Model) => Found | undefined,
  act: (found: Found, model: Model, real: Real) => Promise<void>,
): Step {
  return {
    check: (model) => find(model) !== undefined,
    async run(model, real) {
      await act(find(model)!, model, real);
      await expectSameState(model, real);
    },
    toString: () => text,
  };
}

/** One that is always possible. */
export function step(text: string, act: (model: Model, real: Real) => Promise<void>): Step {
  return stepOn(
    text,
    (model) => model,
    (model, _, real) => act(model, real),
  );
}

async function expectSameState(model: Model, real: Real): Promise<void> {
  const entities = await readEntities(real);
  const ids = model.transactions.map(({ id }) => id);
  expect(shownReal(entities, ids), 'the state of the service, compared with that of the model').toEqual(
    shownModel(model),
  );
  const { service, accountId } = real;
  expect(await unbalanced(service.services.db, accountId, entities, model.broughtIn), 'the books').toEqual([]);
}

/** One of a list, by a random number; undefined when the list is empty. */
export function chosen<Of>(list: readonly Of[], pick: number): Of | undefined {
  return list[pick % list.length];
}

/** One to which the operation can happen, or now and then any. */
export function mostly<Of>(all: readonly Of[], pick: number, isFit: (one: Of) => boolean): Of | undefined {
  return pick % 8 === 0 ? chosen(all, pick) : chosen(all.filter(isFit), pick);
}

/** Expects that a request fails with one of the codes, or succeeds when there are none. */
export function expectOutcome(code: string | undefined, faults: readonly string[]): void {
  if (faults.length === 0) expect(code, 'the error code of a request that the model accepts').toBeUndefined();
  else expect(faults, 'the codes of the rules that the request violates').toContain(code);
}

export function expectSame(actual: unknown, expected: unknown, about: string): void {
  expect(actual, about).toEqual(expected);
}
