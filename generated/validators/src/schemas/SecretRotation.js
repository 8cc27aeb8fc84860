// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

function checkSecretRotation(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    for (const key in data) {
      if (!(key === 'overlap_seconds')) {
        if (fast) return rejected;
        faults = note(faults, '', 'additionalProperties', { additionalProperty: key });
      }
    }
    if (data.overlap_seconds !== undefined) {
      const overlap_seconds = data.overlap_seconds;
      if (!(Number.isInteger(overlap_seconds) || overlap_seconds === null)) {
        if (fast) return rejected;
        faults = note(faults, '/overlap_seconds', 'type', { type: ['integer', 'null'] });
      }
      if (typeof overlap_seconds == 'number' && isFinite(overlap_seconds)) {
        if (overlap_seconds > 604800) {
          if (fast) return rejected;
          faults = note(faults, '/overlap_seconds', 'maximum', { limit: 604800 });
        }
        if (overlap_seconds < 0) {
          if (fast) return rejected;
          faults = note(faults, '/overlap_seconds', 'minimum', { limit: 0 });
        }
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const SecretRotationValidator = /* @__PURE__ */ validator(checkSecretRotation);

export { SecretRotationValidator as SecretRotation, checkSecretRotation as check };
