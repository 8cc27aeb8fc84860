// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

const values = ['pending', 'success', 'failed', 'aborted'];

function checkSimulationEventStatus(data, fast) {
  let faults = null;
  if (!(data === 'pending' || data === 'success' || data === 'failed' || data === 'aborted')) {
    if (fast) return rejected;
    faults = note(faults, '', 'enum', { limit: values });
  }
  return faults;
}

const SimulationEventStatusValidator = /* @__PURE__ */ validator(checkSimulationEventStatus);

export { SimulationEventStatusValidator as SimulationEventStatus, checkSimulationEventStatus as check };
