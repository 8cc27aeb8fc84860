// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

const pattern = /* @__PURE__ */ new RegExp('^flwses_[a-z0-9]{26}$', 'u');

function checkFlowSessionId(data, fast) {
  let faults = null;
  if (typeof data == 'string') {
    if (!pattern.test(data)) {
      if (fast) return rejected;
      faults = note(faults, '', 'pattern', {
        limit: '^flwses_[a-z0-9]{26}$',
        message: 'be a flow session id (flwses_01...)',
      });
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'string' });
  }
  return faults;
}

const FlowSessionIdValidator = /* @__PURE__ */ validator(checkFlowSessionId);

export { FlowSessionIdValidator as FlowSessionId, checkFlowSessionId as check };
