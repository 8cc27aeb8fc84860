// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { codePoints as codePoints0 } from '../runtime/code-points.ts';
import { note as note0, refused as refused0 } from '../runtime/fault.ts';
import { isEmail as isEmail0 } from '../runtime/formats/email.ts';

const pattern0 = /* @__PURE__ */ new RegExp(
  "^[\\w!#$%&'*+/=?^`{|}~-]+(\\.[\\w!#$%&'*+/=?^`{|}~-]+)*@[a-zA-Z0-9]([a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(\\.[a-zA-Z0-9]([a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$",
  'u',
);

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.email === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'email' });
    } else {
      let data0 = data.email;
      if (typeof data0 === 'string') {
        if (data0.length > 320 && codePoints0(data0) > 320) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/email', 'maxLength', { limit: 320 });
        }
        if (data0.length < 1) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/email', 'minLength', { limit: 1 });
        }
        if (!pattern0.test(data0)) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/email', 'pattern', {
            limit:
              "^[\\w!#$%&'*+/=?^`{|}~-]+(\\.[\\w!#$%&'*+/=?^`{|}~-]+)*@[a-zA-Z0-9]([a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(\\.[a-zA-Z0-9]([a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$",
            message: 'be an email address such as jo@example.com',
          });
        }
        if (!isEmail0(data0)) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/email', 'format', {
            limit: 'email',
            message: 'be an email address such as jo@example.com',
          });
        }
      } else {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/email', 'type', { type: 'string' });
        errors++;
      }
    }
    if (data.reference === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'reference' });
    } else {
      let data1 = data.reference;
      if (typeof data1 !== 'string' && data1 !== null) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/reference', 'type', { type: ['string', 'null'] });
      }
    }
  } else {
    if (fast) return refused0;
    vErrors = note0(vErrors, '', 'type', { type: 'object' });
    errors++;
  }
  return vErrors;
}

/** @see schemas/payment-attempt.yaml#/PaymentAttemptPaypal */
const validator0: Validator<types.PaymentAttemptPaypal> = /* @__PURE__ */ validator(validate0);

export { validator0 as PaymentAttemptPaypal, validate0 as check };
