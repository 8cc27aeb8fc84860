// Generated from spec.yaml by `npm run generate`. Do not edit.
// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

const values = ['success', 'recovered_existing_payment_method', 'recovered_updated_payment_method', 'failed'];

function checkSimulatedPaymentOutcome(data, fast) {
  let faults = null;
  if (
    !(
      data === 'success' ||
      data === 'recovered_existing_payment_method' ||
      data === 'recovered_updated_payment_method' ||
      data === 'failed'
    )
  ) {
    if (fast) return rejected;
    faults = note(faults, '', 'enum', { limit: values });
  }
  return faults;
}

/** @see schemas/simulation-config.yaml#/SimulatedPaymentOutcome */
const SimulatedPaymentOutcomeValidator: Validator<types.SimulatedPaymentOutcome> =
  /* @__PURE__ */ validator(checkSimulatedPaymentOutcome);

export { SimulatedPaymentOutcomeValidator as SimulatedPaymentOutcome, checkSimulatedPaymentOutcome as check };
