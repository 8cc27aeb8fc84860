import { OperatorError } from '../common/operator-error.ts';
import { waysOut } from './whole-cluster.ts';

/** SQLSTATEs of damaged data and indexes, and of a file that is not there. */
const DAMAGE = new Set(['XX000', 'XX001', 'XX002', '58P01', '58030']);

/** What the operator is told when the embedded database in `directory` does not open. */
export function damaged(directory: string, error: unknown): OperatorError {
  if (error instanceof OperatorError) return error;
  // The engine's own reason is one line among many of its machine's.
  const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
  return new OperatorError(
    `The embedded database in ${directory} does not open, so its files are probably damaged (${reason.replace(/\.$/, '')}). ${waysOut(directory)}`,
    { cause: error },
  );
}

/** Whether an error of a statement means that files are damaged. */
export function isDamage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // WebAssembly's, when the engine has given up.
  return error.name === 'RuntimeError' || ('code' in error && DAMAGE.has(String(error.code)));
}
