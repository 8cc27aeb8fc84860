import type { Change } from '../change.ts';

/** What is different, for people: `Customer.name may now have at most 300 characters (was 500)`. */
export function whatChanged({ subject, message }: Pick<Change, 'subject' | 'message'>): string {
  return `${subject} ${message}`;
}

/** Whom it breaks and what they have to do, or why it breaks nobody. */
export function whoAndWhatToDo({ reason, todo }: Pick<Change, 'reason' | 'todo'>): string {
  return todo === undefined ? `${reason}.` : `${reason}. ${todo}.`;
}
