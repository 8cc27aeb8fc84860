import { OperatorError } from '../common/operator-error.ts';
import { recoverySteps } from './check-cluster.ts';

/** SQLSTATEs of damaged data and indexes, and of a file that is not there. */
const DAMAGE = new Set(['XX000', 'XX001', 'XX002', '58P01', '58030']);

/** The error for the operator when the embedded database in `directory` does not open. */
export function damaged(directory: string, error: unknown): OperatorError {
  if (error instanceof OperatorError) return error;
  // The first line is the engine's own reason; WebAssembly stack frames follow.
  const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
  return new OperatorError(
    `The embedded database in ${directory} does not open, so its files are probably damaged (${reason.replace(/\.$/, '')}). ${recoverySteps(directory)}`,
    { cause: error },
  );
}

/** Whether an error of a statement means that files are damaged. */
export function isDamage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // The WebAssembly error after the engine has aborted.
  return error.name === 'RuntimeError' || ('code' in error && DAMAGE.has(String(error.code)));
}
