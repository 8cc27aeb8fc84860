import type { FieldFault, NewError } from '../../common/errors.ts';
import { invalidFields } from '../../common/invalid-fields.ts';
import type { PriceItemsCode } from '../../pricing/prepare-lines.ts';
import { readTaxMode } from '../../pricing/read-tax-mode.ts';
import type { PlanCaller, PlanServices } from './plan-services.ts';
import type { PricingTerms } from './scenario/scenario-state.ts';

/**
 * The terms on which the account would sell now.
 *
 * @param at Path of `entities` in a request, for error messages.
 */
export async function pricingTerms(
  { db, clock, rules, newError }: PlanServices,
  { accountId }: PlanCaller,
  at: string,
): Promise<PricingTerms> {
  return {
    taxes: rules.taxes,
    accountTaxMode: await readTaxMode(db, accountId),
    fee: rules.fee,
    at: clock.now(),
    newError: pricingError(newError, at),
  };
}

/**
 * `invalid_field` of the config instead of the errors of a transaction: prices name their items, other
 * errors are of the discount.
 */
function pricingError(newError: NewError<'invalid_field'>, at: string): NewError<PriceItemsCode> {
  return (code, _detail, more) => {
    const [first = unsuitableDiscount, ...rest] = code === 'invalid_field' ? (more?.fields ?? []) : [];
    const inConfig = ({ field, message }: FieldFault): FieldFault => ({ field: `${at}.${field}`, message });
    return invalidFields(newError, inConfig(first), ...rest.map(inConfig));
  };
}

const unsuitableDiscount: FieldFault = {
  field: 'discount_id',
  message: 'must be the id of a discount that applies to the items, in their currency',
};
