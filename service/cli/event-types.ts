import { type EventType, eventVersions, isEventType } from '@billing/webhooks';

import type { Input } from '../terminal/input.ts';
import { didYouMean } from '../command-line/nearest.ts';
import { UsageError } from '../terminal/usage-error.ts';

const allTypes = Object.keys(eventVersions) as EventType[];

/**
 * The event types of an option, or all with `all`; undefined when the option is absent. @throws UsageError
 */
export function eventTypesOf(input: Input, option: string): EventType[] | undefined {
  if (input.optional(option) === 'all') return allTypes;
  return input.list(option)?.map((name) => {
    if (isEventType(name)) return name;
    throw new UsageError(unknownType('event type', name, allTypes));
  });
}

/** The message about an unknown name, with the likely one. */
export function unknownType(what: string, name: string, names: readonly string[]): string {
  return `There is no ${what} "${name}".${didYouMean(name, names)}`;
}
