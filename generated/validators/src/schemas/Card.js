// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { opened, adopt, note, rejected } from '../runtime/fault.ts';
import { check as checkCardScheme } from '../schemas/CardScheme.js';

function checkCard(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.type === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'type' });
    } else {
      const value = data.type;
      const found = checkCardScheme(value, fast);
      if (found !== null) {
        if (fast) return found;
        faults = adopt(faults, opened(found, value), '/type');
      }
    }
    if (data.last4 === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'last4' });
    } else {
      const last4 = data.last4;
      if (!(typeof last4 == 'string')) {
        if (fast) return rejected;
        faults = note(faults, '/last4', 'type', { type: 'string' });
      }
    }
    if (data.expiry_month === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'expiry_month' });
    } else {
      const expiry_month = data.expiry_month;
      if (!Number.isInteger(expiry_month)) {
        if (fast) return rejected;
        faults = note(faults, '/expiry_month', 'type', { type: 'integer' });
      }
      if (typeof expiry_month == 'number' && isFinite(expiry_month)) {
        if (expiry_month > 12) {
          if (fast) return rejected;
          faults = note(faults, '/expiry_month', 'maximum', { limit: 12 });
        }
        if (expiry_month < 1) {
          if (fast) return rejected;
          faults = note(faults, '/expiry_month', 'minimum', { limit: 1 });
        }
      }
    }
    if (data.expiry_year === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'expiry_year' });
    } else {
      const expiry_year = data.expiry_year;
      if (!Number.isInteger(expiry_year)) {
        if (fast) return rejected;
        faults = note(faults, '/expiry_year', 'type', { type: 'integer' });
      }
    }
    if (data.cardholder_name === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'cardholder_name' });
    } else {
      const cardholder_name = data.cardholder_name;
      if (!(typeof cardholder_name == 'string')) {
        if (fast) return rejected;
        faults = note(faults, '/cardholder_name', 'type', { type: 'string' });
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const CardValidator = /* @__PURE__ */ validator(checkCard);

export { CardValidator as Card, checkCard as check };
