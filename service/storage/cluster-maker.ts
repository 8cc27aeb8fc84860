import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const PROGRAM = fileURLToPath(new URL('make-cluster.ts', import.meta.url));

/**
 * Makes the files of an empty embedded database in `directory`, in a process of its own. Making them runs the engine several times over, and
 * compiling it well would not pay: 0.6 GB at the peak where the service itself would take 1.1 GB, and keep a good part of it.
 */
export async function makeCluster(directory: string): Promise<void> {
  await promisify(execFile)(process.execPath, ['--liftoff-only', PROGRAM, directory]);
}
