// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

const values = [
  'api',
  'subscription_charge',
  'subscription_payment_method_change',
  'subscription_recurring',
  'subscription_update',
  'web',
];

function checkTransactionOrigin(data, fast) {
  let faults = null;
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
    if (fast) return rejected;
    faults = note(faults, '', 'enum', { limit: values });
  }
  return faults;
}

const TransactionOriginValidator = /* @__PURE__ */ validator(checkTransactionOrigin);

export { TransactionOriginValidator as TransactionOrigin, checkTransactionOrigin as check };
