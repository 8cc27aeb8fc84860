import type { NewError } from '../common/errors.ts';
import { utcMoment } from '../notifications/utc-moment.ts';
import type { Timestamp } from '../storage/columns.ts';

interface After {
  readonly field: string;
  /** The time must be later. */
  readonly after: Timestamp;
  /** What happens at `after`. */
  readonly what: string;
}

/** @throws `invalid_field` unless the time of a request is later than another. */
export function laterTime(newError: NewError<'invalid_field'>, text: string, { field, after, what }: After): Timestamp {
  const time = utcMoment(text);
  if (time > after) return time;
  const message = `must be later than ${after}, ${what}`;
  throw newError('invalid_field', `The value of ${field} ${message}.`, { fields: [{ field, message }] });
}
