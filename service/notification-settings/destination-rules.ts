import { ServiceError } from '../basics/errors.ts';
import type { DestinationPolicy } from '../outbound/addresses.ts';
import { urlFault } from '../outbound/destination-url.ts';

/**
 * What a destination of type `url` may be is what may be sent to (`outbound/destination-url.ts`).
 *
 * @throws ServiceError `url_notification_setting_incorrect`
 */
export function checkUrlDestination(destination: string, policy: DestinationPolicy): void {
  const fault = urlFault(destination, policy);
  if (fault !== undefined) throw new ServiceError('url_notification_setting_incorrect', `The destination ${fault}.`);
}

/** @throws ServiceError `email_notification_setting_incorrect` */
export function checkEmailDestination(destination: string): void {
  if (destination.length <= 320 && /^[^\s@"(),:;<>[\\\]]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(destination)) return;
  throw new ServiceError('email_notification_setting_incorrect', 'The destination is not an e-mail address.');
}
