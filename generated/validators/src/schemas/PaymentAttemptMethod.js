import { note as note0, adopt as adopt0 } from '../runtime/fault.ts';
import { check as check1 } from '../schemas/Card.js';
import { check as check2 } from '../schemas/PaymentAttemptPaypal.js';
import { check as check0 } from '../schemas/PaymentAttemptType.js';
import { check as check4 } from '../schemas/SouthKoreaLocalCard.js';
import { check as check3 } from '../schemas/UnderlyingDetails.js';
import { validator } from '../runtime/validator.ts';

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.type === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'type' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      const found0 = check0(data.type, fast);
      if (found0 !== null) {
        if (fast) {
          return found0;
        }
        vErrors = adopt0(vErrors, found0, '/type');
        errors = vErrors.length;
      }
    }
    if (data.card === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'card' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data1 = data.card;
      if (data1 && typeof data1 == 'object' && !Array.isArray(data1)) {
        const found1 = check1(data1, fast);
        if (found1 !== null) {
          if (fast) {
            return found1;
          }
          vErrors = adopt0(vErrors, found1, '/card');
          errors = vErrors.length;
        }
      } else if (!(data1 === null)) {
        vErrors = note0(vErrors, '/card', 'type', { type: ['object', 'null'] });
        errors++;
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
    if (data.paypal === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'paypal' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data2 = data.paypal;
      if (data2 && typeof data2 == 'object' && !Array.isArray(data2)) {
        const found2 = check2(data2, fast);
        if (found2 !== null) {
          if (fast) {
            return found2;
          }
          vErrors = adopt0(vErrors, found2, '/paypal');
          errors = vErrors.length;
        }
      } else if (!(data2 === null)) {
        vErrors = note0(vErrors, '/paypal', 'type', { type: ['object', 'null'] });
        errors++;
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
    if (data.underlying_details === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'underlying_details' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data3 = data.underlying_details;
      if (data3 && typeof data3 == 'object' && !Array.isArray(data3)) {
        const found3 = check3(data3, fast);
        if (found3 !== null) {
          if (fast) {
            return found3;
          }
          vErrors = adopt0(vErrors, found3, '/underlying_details');
          errors = vErrors.length;
        }
      } else if (!(data3 === null)) {
        vErrors = note0(vErrors, '/underlying_details', 'type', { type: ['object', 'null'] });
        errors++;
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
    if (data.south_korea_local_card === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'south_korea_local_card' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data4 = data.south_korea_local_card;
      if (data4 && typeof data4 == 'object' && !Array.isArray(data4)) {
        const found4 = check4(data4, fast);
        if (found4 !== null) {
          if (fast) {
            return found4;
          }
          vErrors = adopt0(vErrors, found4, '/south_korea_local_card');
          errors = vErrors.length;
        }
      } else if (!(data4 === null)) {
        vErrors = note0(vErrors, '/south_korea_local_card', 'type', { type: ['object', 'null'] });
        errors++;
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
  } else {
    vErrors = note0(vErrors, '', 'type', { type: 'object' });
    errors++;
  }
  return vErrors;
}

const validator0 = validator(validate0);

export { validator0 as PaymentAttemptMethod, validate0 as check };
