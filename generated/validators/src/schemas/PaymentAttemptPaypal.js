// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { codePoints } from '../runtime/code-points.ts';
import { note, rejected } from '../runtime/fault.ts';
import { isEmail } from '../runtime/formats/email.ts';

const pattern = /* @__PURE__ */ new RegExp(
  "^[\\w!#$%&'*+/=?^`{|}~-]+(\\.[\\w!#$%&'*+/=?^`{|}~-]+)*@[a-zA-Z0-9]([a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(\\.[a-zA-Z0-9]([a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$",
  'u',
);

function checkPaymentAttemptPaypal(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.email === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'email' });
    } else {
      const email = data.email;
      if (typeof email == 'string') {
        if (email.length > 320 && codePoints(email) > 320) {
          if (fast) return rejected;
          faults = note(faults, '/email', 'maxLength', { limit: 320 });
        }
        if (email.length < 1) {
          if (fast) return rejected;
          faults = note(faults, '/email', 'minLength', { limit: 1 });
        }
        if (!pattern.test(email)) {
          if (fast) return rejected;
          faults = note(faults, '/email', 'pattern', {
            limit:
              "^[\\w!#$%&'*+/=?^`{|}~-]+(\\.[\\w!#$%&'*+/=?^`{|}~-]+)*@[a-zA-Z0-9]([a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(\\.[a-zA-Z0-9]([a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$",
            message: 'be an email address such as jo@example.com',
          });
        }
        if (!isEmail(email)) {
          if (fast) return rejected;
          faults = note(faults, '/email', 'format', {
            limit: 'email',
            message: 'be an email address such as jo@example.com',
          });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/email', 'type', { type: 'string' });
      }
    }
    if (data.reference === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'reference' });
    } else {
      const reference = data.reference;
      if (!(typeof reference == 'string' || reference === null)) {
        if (fast) return rejected;
        faults = note(faults, '/reference', 'type', { type: ['string', 'null'] });
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const PaymentAttemptPaypalValidator = /* @__PURE__ */ validator(checkPaymentAttemptPaypal);

export { PaymentAttemptPaypalValidator as PaymentAttemptPaypal, checkPaymentAttemptPaypal as check };
