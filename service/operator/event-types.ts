import { eventCatalogue } from '@billing/server';

import { OperatorError } from '../basics/operator-error.ts';
import type { Input } from './input.ts';

/** What `--events` names: event types, or all there are with `all`; undefined when it is not given. @throws OperatorError */
export function eventTypesOf(input: Input): string[] | undefined {
  const known = Object.keys(eventCatalogue);
  if (input.optional('events') === 'all') return known;
  const named = input.list('events');
  const unknown = named?.find((name) => !known.includes(name));
  if (unknown !== undefined) throw new OperatorError(`There is no event type "${unknown}".`);
  return named === undefined ? undefined : [...new Set(named)];
}
