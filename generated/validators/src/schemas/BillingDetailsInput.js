// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { codePoints } from '../runtime/code-points.ts';
import { note, rejected, adopt } from '../runtime/fault.ts';
import { check as checkPaymentTermsInput } from '../schemas/PaymentTermsInput.js';

function checkBillingDetailsInput(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    for (const key in data) {
      if (
        !(
          key === 'additional_information' ||
          key === 'enable_checkout' ||
          key === 'payment_terms' ||
          key === 'purchase_order_number'
        )
      ) {
        if (fast) return rejected;
        faults = note(faults, '', 'additionalProperties', { additionalProperty: key });
      }
    }
    if (data.additional_information !== undefined) {
      const additional_information = data.additional_information;
      if (typeof additional_information == 'string') {
        if (additional_information.length > 1500 && codePoints(additional_information) > 1500) {
          if (fast) return rejected;
          faults = note(faults, '/additional_information', 'maxLength', { limit: 1500 });
        }
      } else if (!(additional_information === null)) {
        if (fast) return rejected;
        faults = note(faults, '/additional_information', 'type', { type: ['string', 'null'] });
      }
    }
    if (data.enable_checkout !== undefined) {
      const enable_checkout = data.enable_checkout;
      if (!(typeof enable_checkout == 'boolean' || enable_checkout === null)) {
        if (fast) return rejected;
        faults = note(faults, '/enable_checkout', 'type', { type: ['boolean', 'null'] });
      }
    }
    if (data.payment_terms !== undefined) {
      const payment_terms = data.payment_terms;
      const found = checkPaymentTermsInput(payment_terms, fast);
      if (found !== null) {
        if (fast) return found;
        faults = adopt(faults, found, '/payment_terms');
      }
    }
    if (data.purchase_order_number !== undefined) {
      const purchase_order_number = data.purchase_order_number;
      if (typeof purchase_order_number == 'string') {
        if (purchase_order_number.length > 100 && codePoints(purchase_order_number) > 100) {
          if (fast) return rejected;
          faults = note(faults, '/purchase_order_number', 'maxLength', { limit: 100 });
        }
      } else if (!(purchase_order_number === null)) {
        if (fast) return rejected;
        faults = note(faults, '/purchase_order_number', 'type', { type: ['string', 'null'] });
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const BillingDetailsInputValidator = /* @__PURE__ */ validator(checkBillingDetailsInput);

export { BillingDetailsInputValidator as BillingDetailsInput, checkBillingDetailsInput as check };
