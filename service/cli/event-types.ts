import { type EventType, eventVersions, isEventType } from '@billing/webhooks';

import type { Input } from '../terminal/input.ts';
import { didYouMean } from '../terminal/nearest.ts';
import { UsageError } from '../terminal/usage-error.ts';

const known = Object.keys(eventVersions) as EventType[];

/** What an option names: event types, or all there are with `all`; undefined when it is not given. @throws UsageError */
export function eventTypesOf(input: Input, option: string): EventType[] | undefined {
  if (input.optional(option) === 'all') return known;
  return input.list(option)?.map((name) => {
    if (isEventType(name)) return name;
    throw new UsageError(unknownType('event type', name, known));
  });
}

/** What to say about a name that there is not, with the one that was probably meant. */
export function unknownType(what: string, name: string, names: readonly string[]): string {
  return `There is no ${what} "${name}".${didYouMean(name, names)}`;
}
