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
  if (typeof data === 'string') {
    if (data.length > 320 && codePoints0(data) > 320) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'maxLength', { limit: 320 });
    }
    if (data.length < 1) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'minLength', { limit: 1 });
    }
    if (!pattern0.test(data)) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'pattern', {
        limit:
          "^[\\w!#$%&'*+/=?^`{|}~-]+(\\.[\\w!#$%&'*+/=?^`{|}~-]+)*@[a-zA-Z0-9]([a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(\\.[a-zA-Z0-9]([a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$",
        message: 'be an email address such as jo@example.com',
      });
    }
    if (!isEmail0(data)) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'format', { limit: 'email', message: 'be an email address such as jo@example.com' });
    }
  } else {
    if (fast) return refused0;
    vErrors = note0(vErrors, '', 'type', { type: 'string' });
    errors++;
  }
  return vErrors;
}

/** @see schemas/shared.yaml#/Email */
const validator0: Validator<types.Email> = /* @__PURE__ */ validator(validate0);

export { validator0 as Email, validate0 as check };
