// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

const values = ['active', 'expired', 'revoked'];

function checkApiKeyStatus(data, fast) {
  let faults = null;
  if (!(data === 'active' || data === 'expired' || data === 'revoked')) {
    if (fast) return rejected;
    faults = note(faults, '', 'enum', { limit: values });
  }
  return faults;
}

const ApiKeyStatusValidator = /* @__PURE__ */ validator(checkApiKeyStatus);

export { ApiKeyStatusValidator as ApiKeyStatus, checkApiKeyStatus as check };
