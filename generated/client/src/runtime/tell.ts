import { type InvalidResponse, InvalidResponseError } from './errors.ts';
import type { OnInvalidResponse } from './options.ts';

export function tell(found: InvalidResponse, report: OnInvalidResponse): void {
  if (typeof report === 'function') return report(found);
  const error = new InvalidResponseError(found);
  if (report === 'throw') throw error;
  if (report === 'warn') console.warn(error.message);
}
