import { DEFAULT_COUNTRIES, type TaxRule, type TaxTable } from './tax-table.ts';

const COUNTRY = /^[A-Z]{2}$/;
const RATE = /^[01](\.\d{1,8})?$/;
const TEXT = /\S/;
const CATEGORY = /^[a-z]+(-[a-z]+)*$/;

/**
 * Reads the file of a tax table: a JSON object with `rules`, and optionally `external_countries` and
 * `postal_code_countries`.
 *
 * @throws Error that names the first member that is wrong.
 */
export function parsedTaxTable(text: string): Omit<TaxTable, 'sellerCountry'> {
  const { rules, external_countries, postal_code_countries, ...unknown } = objectIn(JSON.parse(text), 'the file');
  rejectUnknown(unknown, 'the file');
  if (!Array.isArray(rules)) throw new Error('rules must be a list');
  return {
    rules: rules.map((rule: unknown, index) => parsedRule(rule, `rules[${index}]`)),
    externalCountries:
      listOf(external_countries, 'external_countries', COUNTRY, 'countries such as US') ??
      DEFAULT_COUNTRIES.externalCountries,
    postalCodeCountries:
      listOf(postal_code_countries, 'postal_code_countries', COUNTRY, 'countries such as US') ??
      DEFAULT_COUNTRIES.postalCodeCountries,
  };
}

function parsedRule(value: unknown, at: string): TaxRule {
  const { country, regions, postal_codes, categories, from, rate, ...unknown } = objectIn(value, at);
  rejectUnknown(unknown, at);
  const places = {
    regions: listOf(regions, `${at}.regions`, TEXT, 'names of regions'),
    postal_codes: listOf(postal_codes, `${at}.postal_codes`, TEXT, 'beginnings of postal codes'),
    categories: listOf(categories, `${at}.categories`, CATEGORY, 'tax categories such as saas'),
  };
  return {
    country: textOf(country, `${at}.country`, COUNTRY, 'a country such as US'),
    from: dayOf(from, `${at}.from`),
    rate: textOf(rate, `${at}.rate`, RATE, 'a text such as "0.19", for 19 %'),
    ...(places.regions !== undefined && { regions: places.regions }),
    ...(places.postal_codes !== undefined && { postal_codes: places.postal_codes }),
    ...(places.categories !== undefined && { categories: places.categories }),
  };
}

function objectIn(value: unknown, at: string): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Error(`${at} must be an object`);
  return { ...value };
}

function rejectUnknown(unknown: object, at: string): void {
  const [name] = Object.keys(unknown);
  if (name !== undefined) throw new Error(`${at} has the unknown member ${name}`);
}

function textOf(value: unknown, at: string, form: RegExp, expected: string): string {
  if (typeof value !== 'string' || !form.test(value)) throw new Error(`${at} must be ${expected}`);
  return value;
}

function dayOf(value: unknown, at: string): string {
  const day = textOf(value, at, /^\d{4}-\d{2}-\d{2}$/, 'a day such as 2026-01-01');
  if (new Date(day).toJSON()?.slice(0, day.length) !== day) throw new Error(`${at} must be a day of the calendar`);
  return day;
}

function listOf(value: unknown, at: string, form: RegExp, expected: string): readonly string[] | undefined {
  if (value === undefined) return undefined;
  if (!Array.isArray(value) || value.length === 0) throw new Error(`${at} must be a list of ${expected}`);
  return value.map((item: unknown, index) => textOf(item, `${at}[${index}]`, form, `one of ${expected}`));
}
