// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

const values = ['active', 'revoked'];

function checkClientTokenStatus(data, fast) {
  let faults = null;
  if (!(data === 'active' || data === 'revoked')) {
    if (fast) return rejected;
    faults = note(faults, '', 'enum', { limit: values });
  }
  return faults;
}

const ClientTokenStatusValidator = /* @__PURE__ */ validator(checkClientTokenStatus);

export { ClientTokenStatusValidator as ClientTokenStatus, checkClientTokenStatus as check };
