// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

const pattern = /* @__PURE__ */ new RegExp('^apikey_[a-z0-9]{26}$', 'u');

function checkApiKeyId(data, fast) {
  let faults = null;
  if (typeof data == 'string') {
    if (!pattern.test(data)) {
      if (fast) return rejected;
      faults = note(faults, '', 'pattern', {
        limit: '^apikey_[a-z0-9]{26}$',
        message: 'be an API key id (apikey_01...)',
      });
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'string' });
  }
  return faults;
}

const ApiKeyIdValidator = /* @__PURE__ */ validator(checkApiKeyId);

export { ApiKeyIdValidator as ApiKeyId, checkApiKeyId as check };
