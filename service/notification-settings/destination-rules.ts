import { emailFault } from '../common/email-fault.ts';
import type { NewError } from '../common/errors.ts';
import type { DestinationPolicy } from '../outbound/addresses.ts';
import { readDestinationUrl } from '../outbound/destination-url.ts';

/**
 * Checks a destination of type `url` with the rules that apply when a webhook is sent
 * (`outbound/destination-url.ts`).
 */
export function checkUrlDestination(
  newError: NewError<'url_notification_setting_incorrect'>,
  destination: string,
  policy: DestinationPolicy,
): void {
  const read = readDestinationUrl(destination, policy);
  if ('fault' in read) throw newError('url_notification_setting_incorrect', `The destination ${read.fault}.`);
}

export function checkEmailDestination(
  newError: NewError<'email_notification_setting_incorrect'>,
  destination: string,
): void {
  const fault = emailFault(destination);
  if (fault !== undefined) throw newError('email_notification_setting_incorrect', `The destination ${fault}.`);
}
