// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

const values = ['platform', 'simulation', 'all'];

function checkTrafficSource(data, fast) {
  let faults = null;
  if (!(data === 'platform' || data === 'simulation' || data === 'all')) {
    if (fast) return rejected;
    faults = note(faults, '', 'enum', { limit: values });
  }
  return faults;
}

const TrafficSourceValidator = /* @__PURE__ */ validator(checkTrafficSource);

export { TrafficSourceValidator as TrafficSource, checkTrafficSource as check };
