// Generated from spec.yaml by `npm run generate`. Do not edit.
import { type InvalidResponse, InvalidResponseError } from './errors.ts';
import type { OnInvalidResponse } from './options.ts';

/** Reports an invalid response as the option `onInvalidResponse` demands. @throws InvalidResponseError for `throw` */
export function reportInvalidResponse(found: InvalidResponse, report: OnInvalidResponse): void {
  if (typeof report === 'function') return report(found);
  const error = new InvalidResponseError(found);
  if (report === 'throw') throw error;
  if (report === 'warn') console.warn(error.message);
}
