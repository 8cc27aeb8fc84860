import { authenticate } from '../../service/auth/authenticate.ts';
import type { Caller } from '../../service/auth/caller.ts';
import type { Services } from '../../service/services.ts';

/** The caller with this key, whose use is not stored. */
export function authenticated({ db, clock }: Pick<Services, 'db' | 'clock'>, key: string): Promise<Caller> {
  const uses = { record: () => undefined };
  return authenticate(
    { db, clock, environment: 'sandbox', uses },
    { authorization: `Bearer ${key}`, address: '127.0.0.1' },
  );
}
