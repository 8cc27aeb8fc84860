import { CountryCode } from '@billing/validators/schemas/CountryCode';

import type { Choice } from '../pages/form.ts';

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** The countries that an address can have, by their names in English. */
export const countries: readonly Choice[] = namedCountries();

function namedCountries(): readonly Choice[] {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' });
  return LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
    .filter((code) => CountryCode.validate(code).ok)
    .map((value) => ({ value, text: names.of(value) ?? value }))
    .toSorted((a, b) => a.text.localeCompare(b.text, 'en'));
}
