// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
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

const SimulatedPaymentOutcomeValidator = /* @__PURE__ */ validator(checkSimulatedPaymentOutcome);

export { SimulatedPaymentOutcomeValidator as SimulatedPaymentOutcome, checkSimulatedPaymentOutcome as check };
