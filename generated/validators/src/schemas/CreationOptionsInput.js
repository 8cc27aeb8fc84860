// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

const values = ['not_provided', 'new', 'existing_details_prefilled'];
const values2 = ['new', 'existing_email_matched', 'existing_details_prefilled'];
const values3 = ['not_provided', 'prefilled', 'entered_by_customer'];

function checkCreationOptionsInput(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    for (const key in data) {
      if (
        !(
          key === 'business_simulated_as' ||
          key === 'customer_simulated_as' ||
          key === 'discount_simulated_as' ||
          key === 'trial_period_on_price'
        )
      ) {
        if (fast) return rejected;
        faults = note(faults, '', 'additionalProperties', { additionalProperty: key });
      }
    }
    if (data.business_simulated_as !== undefined) {
      const business_simulated_as = data.business_simulated_as;
      if (typeof business_simulated_as == 'string') {
        if (
          !(
            business_simulated_as === 'not_provided' ||
            business_simulated_as === 'new' ||
            business_simulated_as === 'existing_details_prefilled'
          )
        ) {
          if (fast) return rejected;
          faults = note(faults, '/business_simulated_as', 'enum', { limit: values });
        }
      } else if (!(business_simulated_as === null)) {
        if (fast) return rejected;
        faults = note(faults, '/business_simulated_as', 'type', { type: ['string', 'null'] });
      }
    }
    if (data.customer_simulated_as !== undefined) {
      const customer_simulated_as = data.customer_simulated_as;
      if (typeof customer_simulated_as == 'string') {
        if (
          !(
            customer_simulated_as === 'new' ||
            customer_simulated_as === 'existing_email_matched' ||
            customer_simulated_as === 'existing_details_prefilled'
          )
        ) {
          if (fast) return rejected;
          faults = note(faults, '/customer_simulated_as', 'enum', { limit: values2 });
        }
      } else if (!(customer_simulated_as === null)) {
        if (fast) return rejected;
        faults = note(faults, '/customer_simulated_as', 'type', { type: ['string', 'null'] });
      }
    }
    if (data.discount_simulated_as !== undefined) {
      const discount_simulated_as = data.discount_simulated_as;
      if (typeof discount_simulated_as == 'string') {
        if (
          !(
            discount_simulated_as === 'not_provided' ||
            discount_simulated_as === 'prefilled' ||
            discount_simulated_as === 'entered_by_customer'
          )
        ) {
          if (fast) return rejected;
          faults = note(faults, '/discount_simulated_as', 'enum', { limit: values3 });
        }
      } else if (!(discount_simulated_as === null)) {
        if (fast) return rejected;
        faults = note(faults, '/discount_simulated_as', 'type', { type: ['string', 'null'] });
      }
    }
    if (data.trial_period_on_price !== undefined) {
      const trial_period_on_price = data.trial_period_on_price;
      if (!(typeof trial_period_on_price == 'boolean' || trial_period_on_price === null)) {
        if (fast) return rejected;
        faults = note(faults, '/trial_period_on_price', 'type', { type: ['boolean', 'null'] });
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const CreationOptionsInputValidator = /* @__PURE__ */ validator(checkCreationOptionsInput);

export { CreationOptionsInputValidator as CreationOptionsInput, checkCreationOptionsInput as check };
