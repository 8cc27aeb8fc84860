// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

const pattern = /* @__PURE__ */ new RegExp('^ntfsimevt_[a-z0-9]{26}$', 'u');

function checkSimulationEventId(data, fast) {
  let faults = null;
  if (typeof data == 'string') {
    if (!pattern.test(data)) {
      if (fast) return rejected;
      faults = note(faults, '', 'pattern', {
        limit: '^ntfsimevt_[a-z0-9]{26}$',
        message: 'be a simulation event id (ntfsimevt_01...)',
      });
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'string' });
  }
  return faults;
}

const SimulationEventIdValidator = /* @__PURE__ */ validator(checkSimulationEventId);

export { SimulationEventIdValidator as SimulationEventId, checkSimulationEventId as check };
