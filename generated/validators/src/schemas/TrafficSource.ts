// Generated from spec.yaml by `npm run generate`. Do not edit.
// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

const values = ['platform', 'simulation', 'all'];

function checkTrafficSource(data, fast) {
  let faults = null;
  if (!(data === 'platform' || data === 'simulation' || data === 'all')) {
    if (fast) return rejected;
    faults = note(faults, '', 'enum', { limit: values });
  }
  return faults;
}

/** @see schemas/notification-setting.yaml#/TrafficSource */
const TrafficSourceValidator: Validator<types.TrafficSource> = /* @__PURE__ */ validator(checkTrafficSource);

export { TrafficSourceValidator as TrafficSource, checkTrafficSource as check };
