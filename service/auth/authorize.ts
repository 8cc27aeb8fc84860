import { anyError } from '../common/any-error.ts';
import type { Caller } from './caller.ts';
import { allows } from './permissions.ts';

/**
 * @param alternatives Lists of permissions. The caller needs all permissions of one list; without a list,
 *   every caller is rejected.
 * @throws `forbidden`
 */
export function authorize(
  { permissions }: Pick<Caller, 'permissions'>,
  alternatives: readonly (readonly string[])[],
): void {
  if (alternatives.some((needed) => needed.every((name) => allows(permissions, name)))) return;
  const missing = alternatives[0]?.filter((name) => !allows(permissions, name));
  throw anyError(
    'forbidden',
    missing === undefined
      ? 'No API key can call this operation.'
      : `The API key lacks the permission ${missing.join(' and ')}.`,
  );
}
