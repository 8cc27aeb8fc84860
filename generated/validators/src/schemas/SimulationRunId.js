// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

const pattern = /* @__PURE__ */ new RegExp('^ntfsimrun_[a-z0-9]{26}$', 'u');

function checkSimulationRunId(data, fast) {
  let faults = null;
  if (typeof data == 'string') {
    if (!pattern.test(data)) {
      if (fast) return rejected;
      faults = note(faults, '', 'pattern', {
        limit: '^ntfsimrun_[a-z0-9]{26}$',
        message: 'be a simulation run id (ntfsimrun_01...)',
      });
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'string' });
  }
  return faults;
}

const SimulationRunIdValidator = /* @__PURE__ */ validator(checkSimulationRunId);

export { SimulationRunIdValidator as SimulationRunId, checkSimulationRunId as check };
