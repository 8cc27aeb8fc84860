// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { note as note0, refused as refused0, opened as opened0, adopt as adopt0 } from '../runtime/fault.ts';
import { check as check1 } from '../schemas/Card.ts';
import { check as check2 } from '../schemas/PaymentAttemptPaypal.ts';
import { check as check0 } from '../schemas/PaymentAttemptType.ts';
import { check as check4 } from '../schemas/SouthKoreaLocalCard.ts';
import { check as check3 } from '../schemas/UnderlyingDetails.ts';

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.type === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'type' });
    } else {
      let data0 = data.type;
      const found0 = check0(data0, fast);
      if (found0 !== null) {
        if (fast) return found0;
        vErrors = adopt0(vErrors, opened0(found0, data0), '/type');
        errors = vErrors.length;
      }
    }
    if (data.card === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'card' });
    } else {
      let data1 = data.card;
      if (data1 && typeof data1 == 'object' && !Array.isArray(data1)) {
        const found1 = check1(data1, fast);
        if (found1 !== null) {
          if (fast) return found1;
          vErrors = adopt0(vErrors, found1, '/card');
          errors = vErrors.length;
        }
      } else if (!(data1 === null)) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/card', 'type', { type: ['object', 'null'] });
      }
    }
    if (data.paypal === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'paypal' });
    } else {
      let data2 = data.paypal;
      if (data2 && typeof data2 == 'object' && !Array.isArray(data2)) {
        const found2 = check2(data2, fast);
        if (found2 !== null) {
          if (fast) return found2;
          vErrors = adopt0(vErrors, found2, '/paypal');
          errors = vErrors.length;
        }
      } else if (!(data2 === null)) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/paypal', 'type', { type: ['object', 'null'] });
      }
    }
    if (data.underlying_details === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'underlying_details' });
    } else {
      let data3 = data.underlying_details;
      if (data3 && typeof data3 == 'object' && !Array.isArray(data3)) {
        const found3 = check3(data3, fast);
        if (found3 !== null) {
          if (fast) return found3;
          vErrors = adopt0(vErrors, found3, '/underlying_details');
          errors = vErrors.length;
        }
      } else if (!(data3 === null)) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/underlying_details', 'type', { type: ['object', 'null'] });
      }
    }
    if (data.south_korea_local_card === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'south_korea_local_card' });
    } else {
      let data4 = data.south_korea_local_card;
      if (data4 && typeof data4 == 'object' && !Array.isArray(data4)) {
        const found4 = check4(data4, fast);
        if (found4 !== null) {
          if (fast) return found4;
          vErrors = adopt0(vErrors, found4, '/south_korea_local_card');
          errors = vErrors.length;
        }
      } else if (!(data4 === null)) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/south_korea_local_card', 'type', { type: ['object', 'null'] });
      }
    }
  } else {
    if (fast) return refused0;
    vErrors = note0(vErrors, '', 'type', { type: 'object' });
    errors++;
  }
  return vErrors;
}

/** @see schemas/payment-attempt.yaml#/PaymentAttemptMethod */
const validator0: Validator<types.PaymentAttemptMethod> = /* @__PURE__ */ validator(validate0);

export { validator0 as PaymentAttemptMethod, validate0 as check };
