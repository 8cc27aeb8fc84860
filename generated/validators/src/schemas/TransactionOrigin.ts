// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { note as note0, refused as refused0 } from '../runtime/fault.ts';

const values0 = [
  'api',
  'subscription_charge',
  'subscription_payment_method_change',
  'subscription_recurring',
  'subscription_update',
  'web',
];

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (
    !(
      data === 'api' ||
      data === 'subscription_charge' ||
      data === 'subscription_payment_method_change' ||
      data === 'subscription_recurring' ||
      data === 'subscription_update' ||
      data === 'web'
    )
  ) {
    errors++;
    if (fast) return refused0;
    vErrors = note0(vErrors, '', 'enum', { limit: values0 });
  }
  return vErrors;
}

/** @see schemas/transaction.yaml#/TransactionOrigin */
const validator0: Validator<types.TransactionOrigin> = /* @__PURE__ */ validator(validate0);

export { validator0 as TransactionOrigin, validate0 as check };
