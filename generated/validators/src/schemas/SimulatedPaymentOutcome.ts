// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { note as note0, refused as refused0 } from '../runtime/fault.ts';

const values0 = ['success', 'recovered_existing_payment_method', 'recovered_updated_payment_method', 'failed'];

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (
    !(
      data === 'success' ||
      data === 'recovered_existing_payment_method' ||
      data === 'recovered_updated_payment_method' ||
      data === 'failed'
    )
  ) {
    errors++;
    if (fast) return refused0;
    vErrors = note0(vErrors, '', 'enum', { limit: values0 });
  }
  return vErrors;
}

/** @see schemas/simulation-config.yaml#/SimulatedPaymentOutcome */
const validator0: Validator<types.SimulatedPaymentOutcome> = /* @__PURE__ */ validator(validate0);

export { validator0 as SimulatedPaymentOutcome, validate0 as check };
