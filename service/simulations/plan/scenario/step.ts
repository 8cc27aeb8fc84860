import type { EventType } from '@billing/server';

import type { Timestamp } from '../../../storage/columns.ts';
import type { Story } from './scenario-state.ts';

/** The member of a story that events are about, by the first part of their types. */
export const SUBJECTS = {
  address: 'address',
  business: 'business',
  customer: 'customer',
  payment_method: 'paymentMethod',
  subscription: 'subscription',
  transaction: 'transaction',
} as const satisfies Record<string, keyof Story>;

export type Subject = (typeof SUBJECTS)[keyof typeof SUBJECTS];
export type StepType = Extract<EventType, `${keyof typeof SUBJECTS}.${string}`>;

/** One event of a story, and what has changed when it occurs. */
export interface Step {
  readonly type: StepType;
  /** That the entity it is about was changed at that moment need not be said. */
  readonly change: (story: Story, now: Timestamp) => Partial<Story>;
}

/** Without a change, the event tells again how its entity is. */
export function step(type: StepType, change: Step['change'] = () => ({})): Step {
  return { type, change };
}

/** For a list of steps: these, or nothing. */
export function when(condition: boolean, ...steps: readonly Step[]): readonly Step[] {
  return condition ? steps : [];
}
