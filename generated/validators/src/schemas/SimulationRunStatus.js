// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

const values = ['pending', 'completed', 'canceled'];

function checkSimulationRunStatus(data, fast) {
  let faults = null;
  if (!(data === 'pending' || data === 'completed' || data === 'canceled')) {
    if (fast) return rejected;
    faults = note(faults, '', 'enum', { limit: values });
  }
  return faults;
}

const SimulationRunStatusValidator = /* @__PURE__ */ validator(checkSimulationRunStatus);

export { SimulationRunStatusValidator as SimulationRunStatus, checkSimulationRunStatus as check };
