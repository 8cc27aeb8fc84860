// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { opened, adopt, note, rejected } from '../runtime/fault.ts';
import { check as checkCard } from '../schemas/Card.js';
import { check as checkPaymentAttemptPaypal } from '../schemas/PaymentAttemptPaypal.js';
import { check as checkPaymentAttemptType } from '../schemas/PaymentAttemptType.js';
import { check as checkSouthKoreaLocalCard } from '../schemas/SouthKoreaLocalCard.js';
import { check as checkUnderlyingDetails } from '../schemas/UnderlyingDetails.js';

function checkPaymentAttemptMethod(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.type === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'type' });
    } else {
      const value = data.type;
      const found = checkPaymentAttemptType(value, fast);
      if (found !== null) {
        if (fast) return found;
        faults = adopt(faults, opened(found, value), '/type');
      }
    }
    if (data.card === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'card' });
    } else {
      const card = data.card;
      if (card && typeof card == 'object' && !Array.isArray(card)) {
        const found2 = checkCard(card, fast);
        if (found2 !== null) {
          if (fast) return found2;
          faults = adopt(faults, found2, '/card');
        }
      } else if (!(card === null)) {
        if (fast) return rejected;
        faults = note(faults, '/card', 'type', { type: ['object', 'null'] });
      }
    }
    if (data.paypal === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'paypal' });
    } else {
      const paypal = data.paypal;
      if (paypal && typeof paypal == 'object' && !Array.isArray(paypal)) {
        const found3 = checkPaymentAttemptPaypal(paypal, fast);
        if (found3 !== null) {
          if (fast) return found3;
          faults = adopt(faults, found3, '/paypal');
        }
      } else if (!(paypal === null)) {
        if (fast) return rejected;
        faults = note(faults, '/paypal', 'type', { type: ['object', 'null'] });
      }
    }
    if (data.underlying_details === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'underlying_details' });
    } else {
      const underlying_details = data.underlying_details;
      if (underlying_details && typeof underlying_details == 'object' && !Array.isArray(underlying_details)) {
        const found4 = checkUnderlyingDetails(underlying_details, fast);
        if (found4 !== null) {
          if (fast) return found4;
          faults = adopt(faults, found4, '/underlying_details');
        }
      } else if (!(underlying_details === null)) {
        if (fast) return rejected;
        faults = note(faults, '/underlying_details', 'type', { type: ['object', 'null'] });
      }
    }
    if (data.south_korea_local_card === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'south_korea_local_card' });
    } else {
      const south_korea_local_card = data.south_korea_local_card;
      if (
        south_korea_local_card &&
        typeof south_korea_local_card == 'object' &&
        !Array.isArray(south_korea_local_card)
      ) {
        const found5 = checkSouthKoreaLocalCard(south_korea_local_card, fast);
        if (found5 !== null) {
          if (fast) return found5;
          faults = adopt(faults, found5, '/south_korea_local_card');
        }
      } else if (!(south_korea_local_card === null)) {
        if (fast) return rejected;
        faults = note(faults, '/south_korea_local_card', 'type', { type: ['object', 'null'] });
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const PaymentAttemptMethodValidator = /* @__PURE__ */ validator(checkPaymentAttemptMethod);

export { PaymentAttemptMethodValidator as PaymentAttemptMethod, checkPaymentAttemptMethod as check };
