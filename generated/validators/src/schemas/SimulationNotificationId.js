// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

const pattern = /* @__PURE__ */ new RegExp('^ntfsimntf_[a-z0-9]{26}$', 'u');

function checkSimulationNotificationId(data, fast) {
  let faults = null;
  if (typeof data == 'string') {
    if (!pattern.test(data)) {
      if (fast) return rejected;
      faults = note(faults, '', 'pattern', {
        limit: '^ntfsimntf_[a-z0-9]{26}$',
        message: 'be a simulated notification id (ntfsimntf_01...)',
      });
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'string' });
  }
  return faults;
}

const SimulationNotificationIdValidator = /* @__PURE__ */ validator(checkSimulationNotificationId);

export { SimulationNotificationIdValidator as SimulationNotificationId, checkSimulationNotificationId as check };
