// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

const pattern = /* @__PURE__ */ new RegExp('^ntfsim_[a-z0-9]{26}$', 'u');

function checkSimulationId(data, fast) {
  let faults = null;
  if (typeof data == 'string') {
    if (!pattern.test(data)) {
      if (fast) return rejected;
      faults = note(faults, '', 'pattern', {
        limit: '^ntfsim_[a-z0-9]{26}$',
        message: 'be a simulation id (ntfsim_01...)',
      });
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'string' });
  }
  return faults;
}

const SimulationIdValidator = /* @__PURE__ */ validator(checkSimulationId);

export { SimulationIdValidator as SimulationId, checkSimulationId as check };
