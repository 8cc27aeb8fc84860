import { note as note0 } from '../runtime/fault.ts';
import { validator } from '../runtime/validator.ts';

const values0 = [
  'credit',
  'refund',
  'chargeback',
  'chargeback_reverse',
  'chargeback_warning',
  'chargeback_warning_reverse',
  'credit_reverse',
];

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (
    !(
      data === 'credit' ||
      data === 'refund' ||
      data === 'chargeback' ||
      data === 'chargeback_reverse' ||
      data === 'chargeback_warning' ||
      data === 'chargeback_warning_reverse' ||
      data === 'credit_reverse'
    )
  ) {
    vErrors = note0(vErrors, '', 'enum', { limit: values0 });
    errors++;
  }
  return vErrors;
}

const validator0 = validator(validate0);

export { validator0 as AdjustmentAction, validate0 as check };
