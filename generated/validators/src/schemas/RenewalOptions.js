// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

const values = ['success', 'recovered_existing_payment_method', 'recovered_updated_payment_method', 'failed'];
const values2 = ['subscription_paused', 'subscription_canceled'];

function checkRenewalOptions(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.payment_outcome === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'payment_outcome' });
    } else {
      const payment_outcome = data.payment_outcome;
      if (
        !(
          payment_outcome === 'success' ||
          payment_outcome === 'recovered_existing_payment_method' ||
          payment_outcome === 'recovered_updated_payment_method' ||
          payment_outcome === 'failed'
        )
      ) {
        if (fast) return rejected;
        faults = note(faults, '/payment_outcome', 'enum', { limit: values, open: typeof payment_outcome == 'string' });
      }
    }
    if (data.dunning_exhausted_action === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'dunning_exhausted_action' });
    } else {
      const dunning_exhausted_action = data.dunning_exhausted_action;
      if (typeof dunning_exhausted_action == 'string') {
        if (
          !(dunning_exhausted_action === 'subscription_paused' || dunning_exhausted_action === 'subscription_canceled')
        ) {
          if (fast) return rejected;
          faults = note(faults, '/dunning_exhausted_action', 'enum', {
            limit: values2,
            open: typeof dunning_exhausted_action == 'string',
          });
        }
      } else if (!(dunning_exhausted_action === null)) {
        if (fast) return rejected;
        faults = note(faults, '/dunning_exhausted_action', 'type', { type: ['string', 'null'] });
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const RenewalOptionsValidator = /* @__PURE__ */ validator(checkRenewalOptions);

export { RenewalOptionsValidator as RenewalOptions, checkRenewalOptions as check };
