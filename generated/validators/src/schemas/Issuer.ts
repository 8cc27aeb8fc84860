// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { note as note0, refused as refused0 } from '../runtime/fault.ts';

const values0 = [
  'issuer_01',
  'issuer_02',
  'issuer_03',
  'issuer_04',
  'issuer_05',
  'issuer_06',
  'issuer_07',
  'issuer_08',
  'issuer_09',
  'issuer_10',
  'issuer_11',
  'issuer_12',
  'issuer_13',
  'issuer_14',
  'issuer_15',
  'issuer_16',
  'issuer_17',
  'issuer_18',
  'issuer_19',
  'issuer_20',
  'issuer_21',
  'issuer_22',
  'unknown',
];
const values1 = /* @__PURE__ */ new Set(values0);

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (!values1.has(data)) {
    errors++;
    if (fast) return refused0;
    vErrors = note0(vErrors, '', 'enum', { limit: values0 });
  }
  return vErrors;
}

/** @see schemas/shared.yaml#/Issuer */
const validator0: Validator<types.Issuer> = /* @__PURE__ */ validator(validate0);

export { validator0 as Issuer, validate0 as check };
