import { OperatorError } from '../common/operator-error.ts';

/** A command line that makes no sense: nothing was tried. The message says what would. */
export class UsageError extends OperatorError {}
