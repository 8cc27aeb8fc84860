// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

function checkResumeNow(data, fast) {
  let faults = null;
  if (!(data === 'immediately')) {
    if (fast) return rejected;
    faults = note(faults, '', 'enum', { limit: ['immediately'] });
  }
  return faults;
}

const ResumeNowValidator = /* @__PURE__ */ validator(checkResumeNow);

export { ResumeNowValidator as ResumeNow, checkResumeNow as check };
