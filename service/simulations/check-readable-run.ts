import type { PermissionName } from '@billing/server';
import type { Selectable } from 'kysely';

import type { Caller } from '../auth/caller.ts';
import { allows } from '../auth/permissions.ts';
import type { NewError } from '../common/errors.ts';
import type { SimulationRunRow } from '../storage/rows/simulation-rows.ts';

/**
 * The events of a run can show stored entities. An API key can read these events only if it may read the
 * entities.
 *
 * @throws `forbidden`
 */
export function checkReadableRun(
  newError: NewError<'forbidden'>,
  { permissions }: Pick<Caller, 'permissions'>,
  { id, read_permissions }: Pick<Selectable<SimulationRunRow>, 'id' | 'read_permissions'>,
): void {
  const missing = read_permissions.filter((name) => !allows(permissions, name as PermissionName));
  if (missing.length === 0) return;
  throw newError(
    'forbidden',
    `The events of run ${id} contain stored entities. The API key needs the permission ${missing.join(' and ')} to read them.`,
  );
}
