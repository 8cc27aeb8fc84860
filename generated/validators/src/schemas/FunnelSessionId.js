// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

const pattern = /* @__PURE__ */ new RegExp('^fnlses_[a-z0-9]{26}$', 'u');

function checkFunnelSessionId(data, fast) {
  let faults = null;
  if (typeof data == 'string') {
    if (!pattern.test(data)) {
      if (fast) return rejected;
      faults = note(faults, '', 'pattern', {
        limit: '^fnlses_[a-z0-9]{26}$',
        message: 'be a funnel session id (fnlses_01...)',
      });
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'string' });
  }
  return faults;
}

const FunnelSessionIdValidator = /* @__PURE__ */ validator(checkFunnelSessionId);

export { FunnelSessionIdValidator as FunnelSessionId, checkFunnelSessionId as check };
