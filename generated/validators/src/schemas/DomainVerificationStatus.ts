// Generated from spec.yaml by `npm run generate`. Do not edit.
// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
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

/** @see schemas/checkout-domain.yaml#/DomainVerificationStatus */
const DomainVerificationStatusValidator: Validator<types.DomainVerificationStatus> =
  /* @__PURE__ */ validator(checkDomainVerificationStatus);

export { DomainVerificationStatusValidator as DomainVerificationStatus, checkDomainVerificationStatus as check };
