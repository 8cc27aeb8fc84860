const SECONDS = /^\d+$/;
/** IMF-fixdate and the two obsolete forms that a recipient must accept: RFC 9110 §5.6.7. */
const WITH_ZONE = /^[A-Z][a-z]+, \d\d[ -][A-Z][a-z]{2}[ -]\d{2,4} \d\d:\d\d:\d\d GMT$/;
const ASCTIME = /^[A-Z][a-z]{2} [A-Z][a-z]{2} [ \d]\d \d\d:\d\d:\d\d \d{4}$/;

/**
 * The delay in milliseconds from `now` that a `Retry-After` field requests (RFC 9110 §10.2.3: seconds or a
 * date); 0 for a past date, null for any other text. Limited only by the range of numbers: the retry
 * schedule decides how long to wait.
 */
export function retryAfterMs(value: string, now: Date): number | null {
  if (SECONDS.test(value)) return Math.min(Number(value) * 1000, Number.MAX_SAFE_INTEGER);
  const text = ASCTIME.test(value) ? `${value} GMT` : value;
  if (text === value && !WITH_ZONE.test(value)) return null;
  const date = Date.parse(text);
  return Number.isNaN(date) ? null : Math.max(0, date - now.getTime());
}
