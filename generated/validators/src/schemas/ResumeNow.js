// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

const pattern = /* @__PURE__ */ new RegExp('^immediately$', 'u');

function checkResumeNow(data, fast) {
  let faults = null;
  if (typeof data == 'string') {
    if (!pattern.test(data)) {
      if (fast) return rejected;
      faults = note(faults, '', 'pattern', { limit: '^immediately$', message: 'be immediately' });
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'string' });
  }
  return faults;
}

const ResumeNowValidator = /* @__PURE__ */ validator(checkResumeNow);

export { ResumeNowValidator as ResumeNow, checkResumeNow as check };
