import type { Selectable } from 'kysely';

import type { TransactionRow } from '../storage/rows/transaction-rows.ts';
import type { PublishPreceding, StartedSubscription } from '../subscription-records/start-subscription.ts';
import { canPass, type TransactionEvent, type Transition, type TransitionName, TRANSITIONS } from './transitions.ts';

type Row = Selectable<TransactionRow>;

/** A transaction after one of the steps of a change, and the events that report the step. */
export interface Stage {
  readonly row: Row;
  readonly events: readonly TransactionEvent[];
  /** Publishes the events of a subscription that the step starts; they come before those of the step. */
  readonly preceding?: PublishPreceding;
}

/** The steps that a change has taken, the first of which is the change itself. */
export type Stages = readonly [Stage, ...Stage[]];

/** The transaction after the last step. */
export function lastRow(stages: Stages): Row {
  return (stages.at(-1) ?? stages[0]).row;
}

/**
 * The steps with the transition: one more, or two when its first event shows its cause.
 *
 * @param changes What the transition sets besides the status.
 */
export function passed(stages: Stages, name: TransitionName, changes: Partial<Row> = {}): Stages {
  const before = lastRow(stages);
  if (!canPass(name, before))
    throw new Error(`internal error: a transaction with status ${before.status} can't ${name}`);
  const { to, events, cause }: Transition = TRANSITIONS[name];
  const row = { ...before, ...changes, status: to };
  if (cause === undefined) return [...stages, { row, events }];
  return [...stages, { row: cause(before, row), events: events.slice(0, 1) }, { row, events: events.slice(1) }];
}

/** The steps with the one to `ready`, if the transaction is complete. */
export function readied(stages: Stages): Stages {
  return canPass('ready', lastRow(stages)) ? passed(stages, 'ready') : stages;
}

/** The steps, with events that come before those of the last one. */
export function withPreceding(stages: Stages, preceding: PublishPreceding | undefined): Stages {
  if (preceding === undefined) return stages;
  const [first, ...rest] = stages;
  const last = rest.at(-1);
  return last === undefined ? [{ ...first, preceding }] : [first, ...rest.slice(0, -1), { ...last, preceding }];
}

/** The steps with one more, in which the transaction gets the subscription that it starts. */
export function subscribed(stages: Stages, { members, publish }: StartedSubscription): Stages {
  const row = { ...lastRow(stages), ...members };
  return [...stages, { row, events: ['transaction.updated'], preceding: publish }];
}
