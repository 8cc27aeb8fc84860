import type { Migration } from './migration.ts';
import { allowedAddresses } from './migrations/0034-allowed-addresses.ts';
import { auditEntries } from './migrations/0033-audit-entries.ts';
import { accounts } from './migrations/0001-accounts.ts';
import { accountTaxMode } from './migrations/0017-account-tax-mode.ts';
import { buyerCopies } from './migrations/0024-buyer-copies.ts';
import { createdOrder } from './migrations/0023-created-order.ts';
import { customers } from './migrations/0002-customers.ts';
import { catalog } from './migrations/0003-catalog.ts';
import { checkout } from './migrations/0004-checkout.ts';
import { clientTokens } from './migrations/0015-client-tokens.ts';
import { customerStatus } from './migrations/0014-customer-status.ts';
import { delivery } from './migrations/0007-delivery.ts';
import { idempotencyKeys } from './migrations/0013-idempotency-keys.ts';
import { payments } from './migrations/0019-payments.ts';
import { adjustments } from './migrations/0020-adjustments.ts';
import { notifications } from './migrations/0005-notifications.ts';
import { replays } from './migrations/0009-replays.ts';
import { reports } from './migrations/0021-reports.ts';
import { storedSizes } from './migrations/0010-stored-sizes.ts';
import { subscriptions } from './migrations/0027-subscriptions.ts';
import { metricSeries } from './migrations/0032-metric-series.ts';
import { accountLimits } from './migrations/0035-account-limits.ts';
import { erasures } from './migrations/0036-erasures.ts';
import { destinationChecks } from './migrations/0037-destination-checks.ts';
import { auditPartitions } from './migrations/0038-audit-partitions.ts';
import { verificationLinks } from './migrations/0039-verification-links.ts';
import { renewals } from './migrations/0028-renewals.ts';
import { dunning } from './migrations/0029-dunning.ts';
import { canceledRenewals } from './migrations/0030-canceled-renewals.ts';
import { pendingChanges } from './migrations/0031-pending-changes.ts';
import { storeIdempotencyKey } from './migrations/0016-store-idempotency-key.ts';
import { storeKeyInOneStep } from './migrations/0025-store-key-in-one-step.ts';
import { discountsOfTransactions } from './migrations/0026-discounts-of-transactions.ts';
import { testClocks } from './migrations/0011-test-clocks.ts';
import { search } from './migrations/0012-search.ts';
import { transactions } from './migrations/0018-transactions.ts';
import { searchTerms } from './migrations/0022-search-terms.ts';
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
  testClocks,
  search,
  idempotencyKeys,
  customerStatus,
  clientTokens,
  storeIdempotencyKey,
  accountTaxMode,
  transactions,
  payments,
  adjustments,
  reports,
  searchTerms,
  createdOrder,
  buyerCopies,
  storeKeyInOneStep,
  discountsOfTransactions,
  subscriptions,
  renewals,
  dunning,
  canceledRenewals,
  pendingChanges,
  metricSeries,
  auditEntries,
  allowedAddresses,
  accountLimits,
  erasures,
  destinationChecks,
  auditPartitions,
  verificationLinks,
];
