import type { PermissionName } from '@billing/server';

import type { Caller } from '../../auth/caller.ts';
import type { NewError } from '../../common/errors.ts';
import type { AccountServices } from '../../services.ts';

/** `forbidden`: the simulation names a stored entity that the API key may not read. */
export type PlanCode = 'invalid_field' | 'forbidden';

export interface PlanServices extends Pick<AccountServices, 'db' | 'clock' | 'rules'> {
  readonly newError: NewError<PlanCode>;
  /**
   * Collects the read permission of each stored entity that the plan copies data from. Reading the run's
   * events requires them.
   */
  readonly readPermissions?: Set<PermissionName>;
}

export type PlanCaller = Pick<Caller, 'accountId' | 'permissions'>;
