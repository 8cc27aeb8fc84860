import type { Place, TaxTable } from './tax-table.ts';

/** What an account can choose for prices with the tax mode `account_setting`. */
export type AccountTaxMode = 'external' | 'internal' | 'location';

/**
 * Whether a price excludes or includes tax. `account_setting` means the default of the account, and
 * `location` depends on the country. Without a place, `location` means `external`: there is no tax then, so
 * both lead to the same figures.
 */
export function resolvedTaxMode(
  { externalCountries }: TaxTable,
  mode: string,
  accountMode: AccountTaxMode,
  place: Place | null,
): 'external' | 'internal' {
  const chosen = mode === 'account_setting' ? accountMode : mode;
  if (chosen === 'external' || chosen === 'internal') return chosen;
  return place === null || externalCountries.includes(place.country) ? 'external' : 'internal';
}
