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

function checkTransactionOrigins(data, fast) {
  let faults = null;
  if (Array.isArray(data)) {
    if (data.length > 50) {
      if (fast) return rejected;
      faults = note(faults, '', 'maxItems', { limit: 50 });
    }
    if (data.length < 1) {
      if (fast) return rejected;
      faults = note(faults, '', 'minItems', { limit: 1 });
    }
    for (let i = 0; i < data.length; i++) {
      const item = data[i];
      if (
        !(
          item === 'api' ||
          item === 'subscription_charge' ||
          item === 'subscription_payment_method_change' ||
          item === 'subscription_recurring' ||
          item === 'subscription_update' ||
          item === 'web'
        )
      ) {
        if (fast) return rejected;
        faults = note(faults, '/' + i, 'enum', { limit: values });
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'array' });
  }
  return faults;
}

const TransactionOriginsValidator = /* @__PURE__ */ validator(checkTransactionOrigins);

export { TransactionOriginsValidator as TransactionOrigins, checkTransactionOrigins as check };
