import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const PROGRAM = fileURLToPath(new URL('create-cluster-main.ts', import.meta.url));

/**
 * Creates the files of an empty embedded database in `directory`, in a separate process. Creating them runs
 * the engine several times, too briefly for optimized code to pay off: the child peaks at 0.6 GB with
 * `--liftoff-only`, where the service itself would peak at 1.1 GB and retain a good part of it.
 */
export async function createCluster(directory: string): Promise<void> {
  await promisify(execFile)(process.execPath, ['--liftoff-only', PROGRAM, directory]);
}
