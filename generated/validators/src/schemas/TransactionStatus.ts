// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { note as note0, refused as refused0 } from '../runtime/fault.ts';

const values0 = ['draft', 'ready', 'billed', 'paid', 'completed', 'canceled', 'past_due'];

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (
    !(
      data === 'draft' ||
      data === 'ready' ||
      data === 'billed' ||
      data === 'paid' ||
      data === 'completed' ||
      data === 'canceled' ||
      data === 'past_due'
    )
  ) {
    errors++;
    if (fast) return refused0;
    vErrors = note0(vErrors, '', 'enum', { limit: values0 });
  }
  return vErrors;
}

/** @see schemas/transaction.yaml#/TransactionStatus */
const validator0: Validator<types.TransactionStatus> = /* @__PURE__ */ validator(validate0);

export { validator0 as TransactionStatus, validate0 as check };
