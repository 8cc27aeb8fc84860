// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { codePoints } from '../runtime/code-points.ts';
import { note, rejected } from '../runtime/fault.ts';
import { isEmail } from '../runtime/formats/email.ts';

const pattern = /* @__PURE__ */ new RegExp(
  "^[\\w!#$%&'*+/=?^`{|}~-]+(\\.[\\w!#$%&'*+/=?^`{|}~-]+)*@[a-zA-Z0-9]([a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(\\.[a-zA-Z0-9]([a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$",
  'u',
);

function checkEmail(data, fast) {
  let faults = null;
  if (typeof data == 'string') {
    if (data.length > 320 && codePoints(data) > 320) {
      if (fast) return rejected;
      faults = note(faults, '', 'maxLength', { limit: 320 });
    }
    if (data.length < 1) {
      if (fast) return rejected;
      faults = note(faults, '', 'minLength', { limit: 1 });
    }
    if (!pattern.test(data)) {
      if (fast) return rejected;
      faults = note(faults, '', 'pattern', {
        limit:
          "^[\\w!#$%&'*+/=?^`{|}~-]+(\\.[\\w!#$%&'*+/=?^`{|}~-]+)*@[a-zA-Z0-9]([a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(\\.[a-zA-Z0-9]([a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$",
        message: 'be an email address such as jo@example.com',
      });
    }
    if (!isEmail(data)) {
      if (fast) return rejected;
      faults = note(faults, '', 'format', { limit: 'email', message: 'be an email address such as jo@example.com' });
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'string' });
  }
  return faults;
}

const EmailValidator = /* @__PURE__ */ validator(checkEmail);

export { EmailValidator as Email, checkEmail as check };
