// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { codePoints } from '../runtime/code-points.ts';
import { note, rejected, adopt } from '../runtime/fault.ts';
import { check as checkDuration } from '../schemas/Duration.js';

function checkBillingDetails(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.enable_checkout === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'enable_checkout' });
    } else {
      const enable_checkout = data.enable_checkout;
      if (!(typeof enable_checkout == 'boolean')) {
        if (fast) return rejected;
        faults = note(faults, '/enable_checkout', 'type', { type: 'boolean' });
      }
    }
    if (data.purchase_order_number === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'purchase_order_number' });
    } else {
      const purchase_order_number = data.purchase_order_number;
      if (typeof purchase_order_number == 'string') {
        if (purchase_order_number.length > 100 && codePoints(purchase_order_number) > 100) {
          if (fast) return rejected;
          faults = note(faults, '/purchase_order_number', 'maxLength', { limit: 100 });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/purchase_order_number', 'type', { type: 'string' });
      }
    }
    if (data.additional_information === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'additional_information' });
    } else {
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
    if (data.payment_terms === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'payment_terms' });
    } else {
      const payment_terms = data.payment_terms;
      const found = checkDuration(payment_terms, fast);
      if (found !== null) {
        if (fast) return found;
        faults = adopt(faults, found, '/payment_terms');
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const BillingDetailsValidator = /* @__PURE__ */ validator(checkBillingDetails);

export { BillingDetailsValidator as BillingDetails, checkBillingDetails as check };
