// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

const values = ['verified', 'unverified'];

function checkDomainVerificationStatus(data, fast) {
  let faults = null;
  if (!(data === 'verified' || data === 'unverified')) {
    if (fast) return rejected;
    faults = note(faults, '', 'enum', { limit: values });
  }
  return faults;
}

const DomainVerificationStatusValidator = /* @__PURE__ */ validator(checkDomainVerificationStatus);

export { DomainVerificationStatusValidator as DomainVerificationStatus, checkDomainVerificationStatus as check };
