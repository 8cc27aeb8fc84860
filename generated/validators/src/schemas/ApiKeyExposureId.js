// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

const pattern = /* @__PURE__ */ new RegExp('^apikeyexp_[a-z0-9]{26}$', 'u');

function checkApiKeyExposureId(data, fast) {
  let faults = null;
  if (typeof data == 'string') {
    if (!pattern.test(data)) {
      if (fast) return rejected;
      faults = note(faults, '', 'pattern', {
        limit: '^apikeyexp_[a-z0-9]{26}$',
        message: 'be an API key exposure id (apikeyexp_01...)',
      });
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'string' });
  }
  return faults;
}

const ApiKeyExposureIdValidator = /* @__PURE__ */ validator(checkApiKeyExposureId);

export { ApiKeyExposureIdValidator as ApiKeyExposureId, checkApiKeyExposureId as check };
