// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { note as note0, refused as refused0 } from '../runtime/fault.ts';

const values0 = [
  'credit',
  'refund',
  'chargeback',
  'chargeback_reverse',
  'chargeback_warning',
  'chargeback_warning_reverse',
  'credit_reverse',
];

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (
    !(
      data === 'credit' ||
      data === 'refund' ||
      data === 'chargeback' ||
      data === 'chargeback_reverse' ||
      data === 'chargeback_warning' ||
      data === 'chargeback_warning_reverse' ||
      data === 'credit_reverse'
    )
  ) {
    errors++;
    if (fast) return refused0;
    vErrors = note0(vErrors, '', 'enum', { limit: values0 });
  }
  return vErrors;
}

/** @see schemas/adjustment.yaml#/AdjustmentAction */
const validator0: Validator<types.AdjustmentAction> = /* @__PURE__ */ validator(validate0);

export { validator0 as AdjustmentAction, validate0 as check };
