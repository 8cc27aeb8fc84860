// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

const values = ['single_event', 'scenario'];

function checkSimulationKind(data, fast) {
  let faults = null;
  if (!(data === 'single_event' || data === 'scenario')) {
    if (fast) return rejected;
    faults = note(faults, '', 'enum', { limit: values });
  }
  return faults;
}

const SimulationKindValidator = /* @__PURE__ */ validator(checkSimulationKind);

export { SimulationKindValidator as SimulationKind, checkSimulationKind as check };
