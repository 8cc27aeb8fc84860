import type { Timestamp } from '../storage/columns.ts';
import { isTaxNumber } from './tax-number.ts';
import type { Place, TaxRule, TaxTable } from './tax-table.ts';

/**
 * The nearness of rules for a country and for a region; that of a rule for postal codes is the length of the
 * postal code.
 */
const COUNTRY = 0;
const REGION = 0.5;

/**
 * The tax rate of a sale, as a decimal such as `0.19`. Of the rules that apply, the one for the smallest
 * place wins: the longest postal code, then the region, then the country. Of these, one that names the
 * category wins, and of these the latest.
 *
 * It is `0` without a place, where no rule applies, and for a business outside the seller's country with a
 * valid tax number, which accounts for the tax itself (reverse charge).
 *
 * @param business The business that buys; only the form of its tax number is checked.
 * @param at The time of the sale, which selects the version of the rules.
 */
export function rateFor(
  { rules, sellerCountry }: TaxTable,
  place: Place | null,
  category: string,
  business: { readonly tax_identifier: string | null } | null,
  at: Timestamp,
): string {
  if (place === null || isReverseCharge(sellerCountry, place, business)) return '0';
  const day = at.slice(0, 'YYYY-MM-DD'.length);
  const [best] = rules
    .filter(({ country, from, categories }) => country === place.country && from <= day && covers(categories, category))
    .flatMap((rule) => {
      const nearness = nearnessOf(rule, place);
      return nearness === undefined ? [] : [{ rule, nearness }];
    })
    .sort(
      (a, b) =>
        b.nearness - a.nearness ||
        Number(b.rule.categories !== undefined) - Number(a.rule.categories !== undefined) ||
        b.rule.from.localeCompare(a.rule.from),
    );
  return best?.rule.rate ?? '0';
}

function covers(categories: TaxRule['categories'], category: string): boolean {
  return categories === undefined || categories.includes(category);
}

/** How closely a rule describes the place; undefined when it is for other places. */
function nearnessOf({ regions, postal_codes }: TaxRule, place: Place): number | undefined {
  if (regions === undefined && postal_codes === undefined) return COUNTRY;
  const postalCode = comparable(place.postalCode);
  const lengths = (postal_codes ?? [])
    .map(comparable)
    .flatMap((start) => (postalCode.startsWith(start) ? start.length : []));
  if (lengths.length > 0) return Math.max(...lengths);
  return (regions ?? []).some((region) => comparable(region) === comparable(place.region)) ? REGION : undefined;
}

/** Postal codes and regions are compared without spaces, hyphens and case. */
function comparable(text: string | null): string {
  return (text ?? '').replaceAll(/[\s-]/g, '').toUpperCase();
}

/**
 * Whether a business accounts for the tax itself: with a valid tax number, in another country than that of
 * the seller.
 */
export function isReverseCharge(
  sellerCountry: string | null,
  { country }: Pick<Place, 'country'>,
  business: { readonly tax_identifier: string | null } | null,
): boolean {
  if (sellerCountry === null || sellerCountry === country) return false;
  return isTaxNumber(country, business?.tax_identifier ?? '');
}
