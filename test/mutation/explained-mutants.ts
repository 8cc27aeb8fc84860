import type { Explained } from './explained.ts';
import { explainedAuth } from './explained/auth.ts';
import { explainedDelivery } from './explained/delivery.ts';
import { explainedLimits } from './explained/limits.ts';
import { explainedMoney } from './explained/money.ts';
import { explainedOutbound } from './explained/outbound.ts';
import { explainedPayments } from './explained/payments.ts';
import { explainedRenewals } from './explained/renewals.ts';

export const explainedMutants: readonly Explained[] = [
  ...explainedAuth,
  ...explainedDelivery,
  ...explainedLimits,
  ...explainedMoney,
  ...explainedOutbound,
  ...explainedPayments,
  ...explainedRenewals,
];
