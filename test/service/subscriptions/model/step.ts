import type { AsyncCommand } from 'fast-check';
import { expect } from 'vitest';

import { expectSoundBooks } from './books.ts';
import type { Model } from './model.ts';
import type { Real } from './real.ts';
import { readEntities, readWithRequests, shownModel, shownReal } from './shown.ts';
import { LOCK } from './world.ts';

/** How many steps a sequence continues when the subscription is canceled, and each of them is refused. */
const STEPS_AT_END = 2;

export type Step = AsyncCommand<Model, Real>;

/**
 * An operation on the model and on the service, after which both have the same state and the books are
 * sound.
 */
export function step(
  text: string,
  act: (model: Model, real: Real) => Promise<void>,
  isPossible: (model: Model) => boolean = () => true,
): Step {
  return {
    check: (model) => isPossible(model) && model.stepsAtEnd < STEPS_AT_END,
    async run(model, real) {
      if (model.subscription.status === 'canceled') model.stepsAtEnd += 1;
      await act(model, real);
      await expectSameState(model, real);
    },
    toString: () => text,
  };
}

export async function expectSameState(model: Model, real: Real): Promise<void> {
  const entities = await readEntities(real);
  expect(shownReal(real, entities), 'the state of the service, compared with that of the model').toEqual(
    shownModel(model),
  );
  expectSoundBooks(entities);
}

/** At the end of a sequence, the API shows what was compared after each step. */
export async function expectSameResponses(real: Real): Promise<void> {
  expect(await readWithRequests(real), 'what requests read').toEqual(await readEntities(real));
}

/**
 * The codes of all rules that a request violates, of which the service reports one, or what the request
 * leads to.
 */
export type Expected =
  | { readonly faults: readonly string[] }
  | { readonly faults?: undefined; readonly apply: (model: Model) => void };

/** Sends a request that ends as the model expects. */
export async function request(model: Model, expected: Expected, send: () => Promise<unknown>): Promise<void> {
  const code = await codeOf(send);
  if (expected.faults !== undefined) {
    expect(expected.faults, 'the codes of the rules that the request violates').toContain(code);
    return;
  }
  const before = model.transactions.length;
  expected.apply(model);
  const latest = model.transactions[before];
  const isDeclined = latest?.status === 'canceled';
  expect(code, 'the error code of a request that the model accepts').toBe(
    isDeclined ? 'subscription_payment_declined' : undefined,
  );
}

async function codeOf(send: () => Promise<unknown>): Promise<string | undefined> {
  try {
    await send();
    return undefined;
  } catch (error) {
    const { code } = error as { readonly code?: string };
    if (code === undefined) throw error;
    return code;
  }
}

/**
 * Nothing can be changed shortly before a renewal. A subscription that is scheduled to pause or cancel has
 * none.
 */
export function lockFaults({ subscription: { status, period, scheduled }, now }: Model): string[] {
  const isRenewed = (status === 'active' || status === 'trialing') && scheduled === null;
  return isRenewed && period!.end - now < LOCK ? ['subscription_locked_renewal'] : [];
}
