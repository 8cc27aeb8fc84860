// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

const values = [
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
const values2 = /* @__PURE__ */ new Set(values);

function checkCardScheme(data, fast) {
  let faults = null;
  if (!values2.has(data)) {
    if (fast) return rejected;
    faults = note(faults, '', 'enum', { limit: values });
  }
  return faults;
}

const CardSchemeValidator = /* @__PURE__ */ validator(checkCardScheme);

export { CardSchemeValidator as CardScheme, checkCardScheme as check };
