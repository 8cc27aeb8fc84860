import type { Timestamp } from '../../../storage/columns.ts';
import { type Step, type StepType, type Subject, SUBJECTS } from './step.ts';
import type { ScenarioState } from './scenario-state.ts';
import { shownTransaction } from './shown-transaction.ts';
import { timeline } from './times.ts';

/** One event of a scenario. */
export interface ScenarioEvent {
  readonly type: StepType;
  readonly occurredAt: Timestamp;
  readonly subject: Subject;
  /** As the event shows it, before masking. */
  readonly entity: object;
}

/**
 * Applies the steps of a scenario one after the other and returns the event of each.
 *
 * @param initialState Returns the state right before the first event, which occurs at `start`.
 */
export function runSteps(
  initialState: (start: Timestamp) => ScenarioState,
  steps: readonly Step[],
  start: Timestamp,
): ScenarioEvent[] {
  const times = timeline(start, steps.length);
  let state = initialState(times[0]!);
  return steps.map(({ type, change }, index) => {
    const occurredAt = times[index]!;
    const subject = subjectOf(type);
    state = stamped({ ...state, ...change(state, occurredAt) }, subject, type, occurredAt);
    return { type, occurredAt, subject, entity: shown(state, subject, type) };
  });
}

function subjectOf(type: StepType): Subject {
  return SUBJECTS[type.split('.')[0] as keyof typeof SUBJECTS];
}

function stamped(state: ScenarioState, subject: Subject, type: StepType, now: Timestamp): ScenarioState {
  const created = type.endsWith('.created') && { created_at: now };
  return { ...state, [subject]: { ...state[subject], ...created, updated_at: now } };
}

/** Only `subscription.created` has the id of the transaction that created the subscription. */
function shown(state: ScenarioState, subject: Subject, type: StepType): object {
  if (subject === 'transaction') return shownTransaction(state.transaction);
  const entity = state[subject];
  return type === 'subscription.created' ? { ...entity, transaction_id: state.transaction.id } : entity;
}
