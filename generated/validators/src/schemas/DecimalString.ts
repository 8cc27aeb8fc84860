// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { note as note0, refused as refused0 } from '../runtime/fault.ts';

const pattern0 = /* @__PURE__ */ new RegExp('^[0-9]+(\\.[0-9]+)?$', 'u');

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (typeof data === 'string') {
    if (!pattern0.test(data)) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'pattern', {
        limit: '^[0-9]+(\\.[0-9]+)?$',
        message: 'be a decimal number without a sign, such as 0.21',
      });
    }
  } else {
    if (fast) return refused0;
    vErrors = note0(vErrors, '', 'type', { type: 'string' });
    errors++;
  }
  return vErrors;
}

/** @see schemas/shared.yaml#/DecimalString */
const validator0: Validator<types.DecimalString> = /* @__PURE__ */ validator(validate0);

export { validator0 as DecimalString, validate0 as check };
