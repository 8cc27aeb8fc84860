// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

const pattern = /* @__PURE__ */ new RegExp('^ctkn_[a-z0-9]{26}$', 'u');

function checkClientTokenId(data, fast) {
  let faults = null;
  if (typeof data == 'string') {
    if (!pattern.test(data)) {
      if (fast) return rejected;
      faults = note(faults, '', 'pattern', {
        limit: '^ctkn_[a-z0-9]{26}$',
        message: 'be a client token id (ctkn_01...)',
      });
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'string' });
  }
  return faults;
}

const ClientTokenIdValidator = /* @__PURE__ */ validator(checkClientTokenId);

export { ClientTokenIdValidator as ClientTokenId, checkClientTokenId as check };
