import { OperatorError } from '../common/operator-error.ts';

/** Invalid arguments: nothing was executed. The message says what is accepted. */
export class UsageError extends OperatorError {}
