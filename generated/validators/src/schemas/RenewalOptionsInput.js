// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

const values = ['subscription_paused', 'subscription_canceled'];
const values2 = ['success', 'recovered_existing_payment_method', 'recovered_updated_payment_method', 'failed'];

function checkRenewalOptionsInput(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    for (const key in data) {
      if (!(key === 'dunning_exhausted_action' || key === 'payment_outcome')) {
        if (fast) return rejected;
        faults = note(faults, '', 'additionalProperties', { additionalProperty: key });
      }
    }
    if (data.dunning_exhausted_action !== undefined) {
      const dunning_exhausted_action = data.dunning_exhausted_action;
      if (typeof dunning_exhausted_action == 'string') {
        if (
          !(dunning_exhausted_action === 'subscription_paused' || dunning_exhausted_action === 'subscription_canceled')
        ) {
          if (fast) return rejected;
          faults = note(faults, '/dunning_exhausted_action', 'enum', { limit: values });
        }
      } else if (!(dunning_exhausted_action === null)) {
        if (fast) return rejected;
        faults = note(faults, '/dunning_exhausted_action', 'type', { type: ['string', 'null'] });
      }
    }
    if (data.payment_outcome !== undefined) {
      const payment_outcome = data.payment_outcome;
      if (typeof payment_outcome == 'string') {
        if (
          !(
            payment_outcome === 'success' ||
            payment_outcome === 'recovered_existing_payment_method' ||
            payment_outcome === 'recovered_updated_payment_method' ||
            payment_outcome === 'failed'
          )
        ) {
          if (fast) return rejected;
          faults = note(faults, '/payment_outcome', 'enum', { limit: values2 });
        }
      } else if (!(payment_outcome === null)) {
        if (fast) return rejected;
        faults = note(faults, '/payment_outcome', 'type', { type: ['string', 'null'] });
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const RenewalOptionsInputValidator = /* @__PURE__ */ validator(checkRenewalOptionsInput);

export { RenewalOptionsInputValidator as RenewalOptionsInput, checkRenewalOptionsInput as check };
