import type { Timestamp } from '../../../storage/columns.ts';
import { type Step, type StepType, type Subject, SUBJECTS } from './step.ts';
import type { Story } from './scenario-state.ts';
import { timeline } from './times.ts';

/** An event of a story. */
export interface Told {
  readonly type: StepType;
  readonly occurredAt: Timestamp;
  readonly subject: Subject;
  /** In its event form. */
  readonly entity: object;
}

/**
 * Tells a story step by step.
 *
 * @param beginning How everything is right before the first event, which occurs at `start`.
 */
export function play(beginning: (start: Timestamp) => Story, steps: readonly Step[], start: Date): Told[] {
  const times = timeline(start, steps.length);
  let story = beginning(times[0]!);
  return steps.map(({ type, change }, index) => {
    const occurredAt = times[index]!;
    const subject = subjectOf(type);
    story = stamped({ ...story, ...change(story, occurredAt) }, subject, type, occurredAt);
    return { type, occurredAt, subject, entity: shown(story, subject, type) };
  });
}

function subjectOf(type: StepType): Subject {
  return SUBJECTS[type.split('.')[0] as keyof typeof SUBJECTS];
}

function stamped(story: Story, subject: Subject, type: StepType, now: Timestamp): Story {
  const created = type.endsWith('.created') && { created_at: now };
  return { ...story, [subject]: { ...story[subject], ...created, updated_at: now } };
}

/** Only the event of its creation says which transaction a subscription came from. */
function shown(story: Story, subject: Subject, type: StepType): object {
  const entity = story[subject];
  return type === 'subscription.created' ? { ...entity, transaction_id: story.transaction.id } : entity;
}
