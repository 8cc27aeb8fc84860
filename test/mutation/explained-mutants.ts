import type { Explained } from './explained.ts';
import { explainedAuth } from './explained/auth.ts';
import { explainedLimits } from './explained/limits.ts';
import { explainedMoney } from './explained/money.ts';
import { explainedOutbound } from './explained/outbound.ts';

export const explainedMutants: readonly Explained[] = [
  ...explainedAuth,
  ...explainedLimits,
  ...explainedMoney,
  ...explainedOutbound,
];
