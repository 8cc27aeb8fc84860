// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { note as note0, refused as refused0 } from '../runtime/fault.ts';

const pattern0 = /* @__PURE__ */ new RegExp('^pri_[a-z0-9]{26}$', 'u');

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (typeof data === 'string') {
    if (!pattern0.test(data)) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'pattern', {
        limit: '^pri_[a-z0-9]{26}$',
        message: 'be a price id such as pri_01…',
      });
    }
  } else {
    if (fast) return refused0;
    vErrors = note0(vErrors, '', 'type', { type: 'string' });
    errors++;
  }
  return vErrors;
}

/** @see schemas/shared.yaml#/PriceId */
const validator0: Validator<types.PriceId> = /* @__PURE__ */ validator(validate0);

export { validator0 as PriceId, validate0 as check };
