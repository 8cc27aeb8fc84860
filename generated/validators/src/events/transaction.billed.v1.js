import { check as check0 } from '../schemas/TransactionBilledEventV1.js';
import { validator } from '../runtime/validator.ts';

const validator0 = validator(check0);

export { validator0 as TransactionBilledV1 };
