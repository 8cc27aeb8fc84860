import { randomBytes } from 'node:crypto';

import { secretBox } from '../../service/auth/secret-box.ts';
import type { Rules, Services } from '../../service/services.ts';
import type { Database } from '../../service/storage/open-database.ts';
import { openTaxTable } from '../../service/tax/open-tax-table.ts';
import { ManualClock } from './manual-clock.ts';

const testRules: Rules = {
  environment: 'sandbox',
  rejectedEmailDomains: [],
  rejectedCountries: ['KP'],
  sourceCidrs: [],
  maxActiveDestinations: 10,
  maxSimulations: 1_000,
  maxSimulationRuns: 10_000,
  maxSimulationBytes: 268_435_456,
  maxCustomDataBytes: 1_073_741_824,
  destinationReach: 'public',
  verifyEmailDestinations: false,
  fee: { share: '0.05', fixed: 50n },
  taxes: openTaxTable({ environment: 'sandbox', taxTable: undefined, sellerCountry: 'IE' }),
};

/** Services over a test's database, with a clock that stands still, a unique key, and no dispatcher. */
export function testServices({ db }: Database, rules: Partial<Rules> = {}): Services & { readonly clock: ManualClock } {
  return {
    db,
    clock: new ManualClock(),
    secrets: secretBox(randomBytes(32)),
    rules: { ...testRules, ...rules },
    notifyDue: () => undefined,
    notifyRunDue: () => undefined,
  };
}
