import type { Migration } from './migration.ts';
import { accounts } from './migrations/0001-accounts.ts';
import { customers } from './migrations/0002-customers.ts';
import { catalog } from './migrations/0003-catalog.ts';
import { checkout } from './migrations/0004-checkout.ts';
import { delivery } from './migrations/0007-delivery.ts';
import { notifications } from './migrations/0005-notifications.ts';
import { replays } from './migrations/0009-replays.ts';
import { storedSizes } from './migrations/0010-stored-sizes.ts';
import { simulationRuns } from './migrations/0008-simulation-runs.ts';
import { simulations } from './migrations/0006-simulations.ts';

/** In order; a new step goes at the end. */
export const migrations: readonly Migration[] = [
  accounts,
  customers,
  catalog,
  checkout,
  notifications,
  simulations,
  delivery,
  simulationRuns,
  replays,
  storedSizes,
];
