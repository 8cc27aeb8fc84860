import { hash } from 'node:crypto';

import type { Idempotency } from '@billing/server';

import type { Caller } from '../auth/caller.ts';

/**
 * Equal for a request and its repeats. It includes the permissions of the API key, so that no key receives a
 * response to another key that may read more.
 */
export function fingerprint(
  { content }: Idempotency,
  { defaultVersion, permissions }: Pick<Caller, 'defaultVersion' | 'permissions'>,
): string {
  const caller = JSON.stringify([defaultVersion, permissions.toSorted()]);
  return hash('sha256', caller + content, 'base64url');
}
