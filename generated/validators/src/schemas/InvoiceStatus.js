import { note as note0 } from '../runtime/fault.ts';
import { validator } from '../runtime/validator.ts';

const values0 = ['issued', 'paid', 'canceled', 'overdue'];

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (!(data === 'issued' || data === 'paid' || data === 'canceled' || data === 'overdue')) {
    vErrors = note0(vErrors, '', 'enum', { limit: values0 });
    errors++;
  }
  return vErrors;
}

const validator0 = validator(validate0);

export { validator0 as InvoiceStatus, validate0 as check };
