// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

const values = ['ready', 'advancing'];

function checkTestClockStatus(data, fast) {
  let faults = null;
  if (!(data === 'ready' || data === 'advancing')) {
    if (fast) return rejected;
    faults = note(faults, '', 'enum', { limit: values });
  }
  return faults;
}

const TestClockStatusValidator = /* @__PURE__ */ validator(checkTestClockStatus);

export { TestClockStatusValidator as TestClockStatus, checkTestClockStatus as check };
