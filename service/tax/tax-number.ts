/**
 * The form of the tax numbers with which a business accounts for the tax itself: those for VAT in the
 * European Union, the United Kingdom, Norway and Switzerland, and those for GST in Australia, India, New
 * Zealand and Singapore.
 */
const FORMS: Readonly<Record<string, RegExp>> = {
  AT: /^ATU\d{8}$/,
  AU: /^(AU)?\d{11}$/,
  BE: /^BE[01]\d{9}$/,
  BG: /^BG\d{9,10}$/,
  CH: /^CHE\d{9}(MWST|TVA|IVA)?$/,
  CY: /^CY\d{8}[A-Z]$/,
  CZ: /^CZ\d{8,10}$/,
  DE: /^DE\d{9}$/,
  DK: /^DK\d{8}$/,
  EE: /^EE\d{9}$/,
  ES: /^ES[A-Z0-9]\d{7}[A-Z0-9]$/,
  FI: /^FI\d{8}$/,
  FR: /^FR[A-Z0-9]{2}\d{9}$/,
  GB: /^GB(\d{9}|\d{12}|(GD|HA)\d{3})$/,
  GR: /^EL\d{9}$/,
  HR: /^HR\d{11}$/,
  HU: /^HU\d{8}$/,
  IE: /^IE\d[A-Z0-9+*]\d{5}[A-Z]{1,2}$/,
  IN: /^\d{2}[A-Z]{5}\d{4}[A-Z][A-Z0-9]Z[A-Z0-9]$/,
  IT: /^IT\d{11}$/,
  LT: /^LT(\d{9}|\d{12})$/,
  LU: /^LU\d{8}$/,
  LV: /^LV\d{11}$/,
  MT: /^MT\d{8}$/,
  NL: /^NL\d{9}B\d{2}$/,
  NO: /^(NO)?\d{9}(MVA)?$/,
  NZ: /^(NZ)?\d{8,9}$/,
  PL: /^PL\d{10}$/,
  PT: /^PT\d{9}$/,
  RO: /^RO\d{2,10}$/,
  SE: /^SE\d{12}$/,
  SG: /^[A-Z0-9]{9,10}$/,
  SI: /^SI\d{8}$/,
  SK: /^SK\d{10}$/,
};

/**
 * Whether a text has the form of a tax number of the country, with or without spaces, dots and hyphens. No
 * registry is queried. False for every text in countries whose businesses pay tax like other customers.
 */
export function isTaxNumber(country: string, text: string): boolean {
  return FORMS[country]?.test(text.replaceAll(/[\s.-]/g, '').toUpperCase()) ?? false;
}
