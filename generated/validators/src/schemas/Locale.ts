// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { note as note0, refused as refused0 } from '../runtime/fault.ts';

const pattern0 = /* @__PURE__ */ new RegExp('^[a-zA-Z]{2,3}(-[a-zA-Z0-9]{2,8})*$', 'u');

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (typeof data === 'string') {
    if (!pattern0.test(data)) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'pattern', {
        limit: '^[a-zA-Z]{2,3}(-[a-zA-Z0-9]{2,8})*$',
        message: 'be a language tag such as en or pt-BR',
      });
    }
  } else {
    if (fast) return refused0;
    vErrors = note0(vErrors, '', 'type', { type: 'string' });
    errors++;
  }
  return vErrors;
}

/** @see schemas/shared.yaml#/Locale */
const validator0: Validator<types.Locale> = /* @__PURE__ */ validator(validate0);

export { validator0 as Locale, validate0 as check };
