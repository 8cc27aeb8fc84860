import { note as note0 } from '../runtime/fault.ts';
import { validator } from '../runtime/validator.ts';

const values0 = [
  'subscription_creation',
  'subscription_renewal',
  'subscription_pause',
  'subscription_resume',
  'subscription_cancellation',
];

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (
    !(
      data === 'subscription_creation' ||
      data === 'subscription_renewal' ||
      data === 'subscription_pause' ||
      data === 'subscription_resume' ||
      data === 'subscription_cancellation'
    )
  ) {
    vErrors = note0(vErrors, '', 'enum', { limit: values0 });
    errors++;
  }
  return vErrors;
}

const validator0 = validator(validate0);

export { validator0 as SimulationScenario, validate0 as check };
