// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

const pattern = /* @__PURE__ */ new RegExp('^[0-9]{1,15}$', 'u');
const values = ['AUD', 'CAD', 'EUR', 'GBP', 'USD'];

function checkOriginalChargebackFee(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.amount === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'amount' });
    } else {
      const amount = data.amount;
      if (typeof amount == 'string') {
        if (!pattern.test(amount)) {
          if (fast) return rejected;
          faults = note(faults, '/amount', 'pattern', {
            limit: '^[0-9]{1,15}$',
            message: 'be 1 to 15 digits, an amount in the smallest unit of the currency',
          });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/amount', 'type', { type: 'string' });
      }
    }
    if (data.currency_code === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'currency_code' });
    } else {
      const currency_code = data.currency_code;
      if (
        !(
          currency_code === 'AUD' ||
          currency_code === 'CAD' ||
          currency_code === 'EUR' ||
          currency_code === 'GBP' ||
          currency_code === 'USD'
        )
      ) {
        if (fast) return rejected;
        faults = note(faults, '/currency_code', 'enum', { limit: values, open: typeof currency_code == 'string' });
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const OriginalChargebackFeeValidator = /* @__PURE__ */ validator(checkOriginalChargebackFee);

export { OriginalChargebackFeeValidator as OriginalChargebackFee, checkOriginalChargebackFee as check };
