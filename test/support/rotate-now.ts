import { accountClock } from '../../service/common/account-clock.ts';
import { anyError } from '../../service/common/any-error.ts';
import { findSetting } from '../../service/notification-settings/find-setting.ts';
import { rotateSecret } from '../../service/notification-settings/rotate-secret.ts';
import type { Services } from '../../service/services.ts';

/** Reads a destination and rotates its secret, as a request does. */
export async function rotateNow(
  services: Pick<Services, 'db' | 'clock' | 'secrets'>,
  accountId: string,
  id: `ntfset_${string}`,
  overlapSeconds?: number,
): ReturnType<typeof rotateSecret> {
  const before = await findSetting(anyError, services.db, accountId, id);
  return rotateSecret(
    anyError,
    services.db,
    { ...services, clock: accountClock(services.clock, null) },
    accountId,
    before,
    overlapSeconds,
  );
}
