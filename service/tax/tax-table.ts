/** Where something is sold. */
export interface Place {
  /** ISO 3166-1 code. */
  readonly country: string;
  readonly region: string | null;
  readonly postalCode: string | null;
}

/**
 * A tax rate from a date on, until a rule for the same places and categories with a later date. Without
 * `regions` and `postal_codes` it is for the whole country, else for places with one of these regions or
 * with a postal code that begins like one of these.
 */
export interface TaxRule {
  readonly country: string;
  readonly regions?: readonly string[];
  readonly postal_codes?: readonly string[];
  /** Tax categories of products; all when absent. */
  readonly categories?: readonly string[];
  /** The first day in UTC, `2026-01-01`. */
  readonly from: string;
  /** A decimal such as `0.08875` for 8.875 %. */
  readonly rate: string;
}

/** The taxes of one deployment, as `BILLING_TAX_TABLE` and `BILLING_SELLER_COUNTRY` configure them. */
export interface TaxTable {
  readonly rules: readonly TaxRule[];
  /** Countries in which prices with the tax mode `location` exclude tax. In all others they include it. */
  readonly externalCountries: readonly string[];
  /** Countries in which an address needs a postal code. */
  readonly postalCodeCountries: readonly string[];
  /** Businesses of other countries with a valid tax number account for the tax themselves. Null: none do. */
  readonly sellerCountry: string | null;
}

/** The countries of a table whose file does not list them. */
export const DEFAULT_COUNTRIES: Pick<TaxTable, 'externalCountries' | 'postalCodeCountries'> = {
  externalCountries: ['US', 'CA'],
  postalCodeCountries: ['AU', 'CA', 'DE', 'ES', 'FR', 'GB', 'IN', 'IT', 'NL', 'US'],
};
