// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

function checkMetricInterval(data, fast) {
  let faults = null;
  if (!(data === 'day')) {
    if (fast) return rejected;
    faults = note(faults, '', 'enum', { limit: ['day'], open: typeof data == 'string' });
  }
  return faults;
}

const MetricIntervalValidator = /* @__PURE__ */ validator(checkMetricInterval);

export { MetricIntervalValidator as MetricInterval, checkMetricInterval as check };
