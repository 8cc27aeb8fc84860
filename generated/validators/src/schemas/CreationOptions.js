// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

const values = ['new', 'existing_email_matched', 'existing_details_prefilled'];
const values2 = ['not_provided', 'new', 'existing_details_prefilled'];
const values3 = ['not_provided', 'prefilled', 'entered_by_customer'];

function checkCreationOptions(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.customer_simulated_as === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'customer_simulated_as' });
    } else {
      const customer_simulated_as = data.customer_simulated_as;
      if (
        !(
          customer_simulated_as === 'new' ||
          customer_simulated_as === 'existing_email_matched' ||
          customer_simulated_as === 'existing_details_prefilled'
        )
      ) {
        if (fast) return rejected;
        faults = note(faults, '/customer_simulated_as', 'enum', {
          limit: values,
          open: typeof customer_simulated_as == 'string',
        });
      }
    }
    if (data.business_simulated_as === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'business_simulated_as' });
    } else {
      const business_simulated_as = data.business_simulated_as;
      if (
        !(
          business_simulated_as === 'not_provided' ||
          business_simulated_as === 'new' ||
          business_simulated_as === 'existing_details_prefilled'
        )
      ) {
        if (fast) return rejected;
        faults = note(faults, '/business_simulated_as', 'enum', {
          limit: values2,
          open: typeof business_simulated_as == 'string',
        });
      }
    }
    if (data.discount_simulated_as === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'discount_simulated_as' });
    } else {
      const discount_simulated_as = data.discount_simulated_as;
      if (
        !(
          discount_simulated_as === 'not_provided' ||
          discount_simulated_as === 'prefilled' ||
          discount_simulated_as === 'entered_by_customer'
        )
      ) {
        if (fast) return rejected;
        faults = note(faults, '/discount_simulated_as', 'enum', {
          limit: values3,
          open: typeof discount_simulated_as == 'string',
        });
      }
    }
    if (data.trial_period_on_price === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'trial_period_on_price' });
    } else {
      const trial_period_on_price = data.trial_period_on_price;
      if (!(typeof trial_period_on_price == 'boolean')) {
        if (fast) return rejected;
        faults = note(faults, '/trial_period_on_price', 'type', { type: 'boolean' });
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const CreationOptionsValidator = /* @__PURE__ */ validator(checkCreationOptions);

export { CreationOptionsValidator as CreationOptions, checkCreationOptions as check };
