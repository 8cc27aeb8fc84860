// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { note as note0, refused as refused0 } from '../runtime/fault.ts';

const pattern0 = /* @__PURE__ */ new RegExp('^txnitm_[a-z0-9]{26}$', 'u');

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (typeof data === 'string') {
    if (!pattern0.test(data)) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'pattern', {
        limit: '^txnitm_[a-z0-9]{26}$',
        message: 'be a transaction line id such as txnitm_01…',
      });
    }
  } else {
    if (fast) return refused0;
    vErrors = note0(vErrors, '', 'type', { type: 'string' });
    errors++;
  }
  return vErrors;
}

/** @see schemas/shared.yaml#/TransactionItemId */
const validator0: Validator<types.TransactionItemId> = /* @__PURE__ */ validator(validate0);

export { validator0 as TransactionItemId, validate0 as check };
