import type { CurrencyCode, Money } from '@billing/types';

import type { FieldFault } from '../common/errors.ts';
import type { Place } from '../tax/tax-table.ts';
import type { SoldItem } from './sold-item.ts';

/** The price of one unit: that of the override for the country, or else of the price. */
export function unitPriceOf({ price }: SoldItem, place: Place | null): Money {
  const override =
    place === null
      ? undefined
      : price.unit_price_overrides.find(({ country_codes }) => country_codes.includes(place.country));
  return override?.unit_price ?? price.unit_price;
}

/** The items whose unit price is in another currency. Amounts are not converted. */
export function currencyFaults(
  items: readonly SoldItem[],
  place: Place | null,
  currency: CurrencyCode,
): readonly FieldFault[] {
  return items.flatMap((item, index) => {
    const { currency_code } = unitPriceOf(item, place);
    if (currency_code === currency) return [];
    const where = place === null ? 'without an address' : `in ${place.country}`;
    return [
      {
        field: `items[${index}]`,
        message: `must have a price in ${currency}, the currency of this request; ${where} its price is in ${currency_code}, and amounts are not converted`,
      },
    ];
  });
}
