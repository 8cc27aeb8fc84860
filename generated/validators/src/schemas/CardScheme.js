import { note as note0 } from '../runtime/fault.ts';
import { validator } from '../runtime/validator.ts';

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
const values1 = new Set(values0);

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (!values1.has(data)) {
    vErrors = note0(vErrors, '', 'enum', { limit: values0 });
    errors++;
  }
  return vErrors;
}

const validator0 = validator(validate0);

export { validator0 as CardScheme, validate0 as check };
