// Generated from spec.yaml by `npm run generate`. Do not edit.
// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
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

/** @see schemas/client-token.yaml#/ClientTokenStatus */
const ClientTokenStatusValidator: Validator<types.ClientTokenStatus> =
  /* @__PURE__ */ validator(checkClientTokenStatus);

export { ClientTokenStatusValidator as ClientTokenStatus, checkClientTokenStatus as check };
