import { anyError } from '../../service/common/any-error.ts';
import { accountClock } from '../../service/common/account-clock.ts';
import { createAccount } from '../../service/accounts/accounts.ts';
import { createApiKey } from '../../service/auth/key-store.ts';
import { permissionNames } from '../../service/auth/permissions.ts';
import { createProduct } from '../../service/products/create-product.ts';
import type { Rules, Services } from '../../service/services.ts';
import { openTaxTable } from '../../service/tax/open-tax-table.ts';
import type { Ready } from './protocol.ts';

export const rules: Rules = {
  environment: 'sandbox',
  rejectedEmailDomains: [],
  rejectedCountries: [],
  sourceCidrs: [],
  maxActiveDestinations: 10,
  maxSimulations: 1_000,
  maxSimulationRuns: 10_000,
  maxSimulationBytes: 268_435_456,
  maxCustomDataBytes: 1_073_741_824,
  destinationReach: 'public',
  verifyEmailDestinations: false,
  taxes: openTaxTable({ environment: 'sandbox', taxTable: undefined, sellerCountry: 'IE' }),
  fee: { share: '0.05', fixed: 50n },
};

/** An account with a key that may do everything and a product. */
export async function seedAccount(
  services: Pick<Services, 'db' | 'clock' | 'notifyDue'>,
  id = 'bench',
): Promise<Omit<Ready, 'port' | 'cart'>> {
  const { clock, notifyDue } = services;
  return services.db.transaction().execute(async (trx) => {
    await createAccount(anyError, trx, accountClock(clock, null), { id, name: 'Bench' });
    const key = { accountId: id, name: 'Bench', description: null, permissions: permissionNames, expiresAt: null };
    const { key: text } = await createApiKey(
      trx,
      { clock: accountClock(clock, null), environment: rules.environment },
      key,
    );
    const own = { clock: accountClock(clock, null), rules, notifyDue };
    const product = await createProduct(anyError, trx, own, id, { name: 'Team plan', tax_category: 'standard' });
    return { key: text, productId: product.id };
  });
}
