import type { Result } from '@billing/server';

import type { SecretBox } from '../auth/secret-box.ts';
import type { Id } from '../ids/id.ts';

/** The result of a request as it is stored; null while it is not known. */
export function sealedResult(secrets: SecretBox, id: Id<'idem_'>, result: Result | null): string {
  return secrets.seal(JSON.stringify(result), id);
}

export function openedResult(secrets: SecretBox, id: Id<'idem_'>, sealed: string): Result | null {
  return JSON.parse(secrets.open(sealed, id)) as Result | null;
}
