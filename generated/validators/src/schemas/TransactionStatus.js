import { note as note0 } from '../runtime/fault.ts';
import { validator } from '../runtime/validator.ts';

const values0 = ['draft', 'ready', 'billed', 'paid', 'completed', 'canceled', 'past_due'];

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (
    !(
      data === 'draft' ||
      data === 'ready' ||
      data === 'billed' ||
      data === 'paid' ||
      data === 'completed' ||
      data === 'canceled' ||
      data === 'past_due'
    )
  ) {
    vErrors = note0(vErrors, '', 'enum', { limit: values0 });
    errors++;
  }
  return vErrors;
}

const validator0 = validator(validate0);

export { validator0 as TransactionStatus, validate0 as check };
