// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

const values = [
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
const values2 = /* @__PURE__ */ new Set(values);

function checkIssuer(data, fast) {
  let faults = null;
  if (!values2.has(data)) {
    if (fast) return rejected;
    faults = note(faults, '', 'enum', { limit: values });
  }
  return faults;
}

const IssuerValidator = /* @__PURE__ */ validator(checkIssuer);

export { IssuerValidator as Issuer, checkIssuer as check };
