// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

const pattern = /* @__PURE__ */ new RegExp('^-?[0-9]{1,20}$', 'u');

function checkMetricAmountString(data, fast) {
  let faults = null;
  if (typeof data == 'string') {
    if (!pattern.test(data)) {
      if (fast) return rejected;
      faults = note(faults, '', 'pattern', {
        limit: '^-?[0-9]{1,20}$',
        message: 'be up to 20 digits, with a minus sign if negative, an amount in the smallest unit of the currency',
      });
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'string' });
  }
  return faults;
}

const MetricAmountStringValidator = /* @__PURE__ */ validator(checkMetricAmountString);

export { MetricAmountStringValidator as MetricAmountString, checkMetricAmountString as check };
