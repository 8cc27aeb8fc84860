import { readFileSync } from 'node:fs';

import { OperatorError } from '../common/operator-error.ts';
import { parsedTaxTable } from './parse-tax-table.ts';
import { SANDBOX_RULES } from './sandbox-rules.ts';
import { DEFAULT_COUNTRIES, type TaxTable } from './tax-table.ts';

export interface TaxSettings {
  readonly environment: 'sandbox' | 'live';
  /** The file, as an absolute path; undefined for the built-in rules of sandbox, and for none in live. */
  readonly taxTable: string | undefined;
  readonly sellerCountry: string | undefined;
}

/**
 * The tax table of a deployment.
 *
 * @throws OperatorError that names the file and the member when the file can't be read or is not a tax
 *   table.
 */
export function openTaxTable({ environment, taxTable, sellerCountry }: TaxSettings): TaxTable {
  const seller = { sellerCountry: sellerCountry ?? null };
  if (taxTable === undefined)
    return { ...DEFAULT_COUNTRIES, ...seller, rules: environment === 'sandbox' ? SANDBOX_RULES : [] };
  try {
    return { ...parsedTaxTable(readFileSync(taxTable, 'utf8')), ...seller };
  } catch (error) {
    throw new OperatorError(
      `BILLING_TAX_TABLE (${taxTable}) is not a tax table: ${error instanceof Error ? error.message : String(error)}. docs/operations.md describes the file.`,
    );
  }
}
