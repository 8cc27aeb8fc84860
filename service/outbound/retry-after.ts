const SECONDS = /^\d+$/;
/** IMF-fixdate and the two obsolete forms that a recipient has to take: RFC 9110 §5.6.7. */
const WITH_ZONE = /^[A-Z][a-z]+, \d\d[ -][A-Z][a-z]{2}[ -]\d{2,4} \d\d:\d\d:\d\d GMT$/;
const ASCTIME = /^[A-Z][a-z]{2} [A-Z][a-z]{2} [ \d]\d \d\d:\d\d:\d\d \d{4}$/;

/**
 * Milliseconds that a `Retry-After` field asks to wait from `now` on (RFC 9110 §10.2.3: seconds or a date); 0 for a date that has passed,
 * null for what is neither. Not bounded but by what a number can hold: how long to heed it is for the schedule to say.
 */
export function retryAfterMs(value: string, now: Date): number | null {
  if (SECONDS.test(value)) return Math.min(Number(value) * 1000, Number.MAX_SAFE_INTEGER);
  const text = ASCTIME.test(value) ? `${value} GMT` : value;
  if (text === value && !WITH_ZONE.test(value)) return null;
  const date = Date.parse(text);
  return Number.isNaN(date) ? null : Math.max(0, date - now.getTime());
}
