// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

function checkSimulatedReply(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.body === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'body' });
    } else {
      const body = data.body;
      if (!(typeof body == 'string')) {
        if (fast) return rejected;
        faults = note(faults, '/body', 'type', { type: 'string' });
      }
    }
    if (data.status_code === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'status_code' });
    } else {
      const status_code = data.status_code;
      if (!(typeof status_code == 'number' && isFinite(status_code))) {
        if (fast) return rejected;
        faults = note(faults, '/status_code', 'type', { type: 'number' });
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const SimulatedReplyValidator = /* @__PURE__ */ validator(checkSimulatedReply);

export { SimulatedReplyValidator as SimulatedReply, checkSimulatedReply as check };
