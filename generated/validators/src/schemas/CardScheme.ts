// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { note as note0, refused as refused0 } from '../runtime/fault.ts';

const values0 = [
  'scheme_01',
  'scheme_02',
  'scheme_03',
  'scheme_04',
  'scheme_05',
  'scheme_06',
  'scheme_07',
  'scheme_08',
  'scheme_09',
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

/** @see schemas/shared.yaml#/CardScheme */
const validator0: Validator<types.CardScheme> = /* @__PURE__ */ validator(validate0);

export { validator0 as CardScheme, validate0 as check };
