import type { EventType } from '@billing/server';

import type { Timestamp } from '../../../storage/columns.ts';
import type { ScenarioState } from './scenario-state.ts';

/** The member of the state that an event shows, by the first part of the event's type. */
export const SUBJECTS = {
  address: 'address',
  business: 'business',
  customer: 'customer',
  payment_method: 'paymentMethod',
  subscription: 'subscription',
  transaction: 'transaction',
} as const satisfies Record<string, keyof ScenarioState>;

export type Subject = (typeof SUBJECTS)[keyof typeof SUBJECTS];
export type StepType = Extract<EventType, `${keyof typeof SUBJECTS}.${string}`>;

/** One event of a scenario, and the change of state that it reports. */
export interface Step {
  readonly type: StepType;
  /** Returns the changed members. `runSteps` sets `updated_at` of the entity that the event shows. */
  readonly change: (state: ScenarioState, now: Timestamp) => Partial<ScenarioState>;
}

/** Without `change`, the event shows its entity as the steps before left it. */
export function step(type: StepType, change: Step['change'] = () => ({})): Step {
  return { type, change };
}

/** The steps if the condition holds, else none. */
export function when(condition: boolean, ...steps: readonly Step[]): readonly Step[] {
  return condition ? steps : [];
}
