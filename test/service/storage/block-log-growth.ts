import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** The engine's own process id, which WebAssembly always has. */
const ENGINE_PID = 42;

/**
 * Takes the name under which the embedded database in `directory` creates the next file of its write-ahead
 * log. PostgreSQL then reports a PANIC, as on a full disk. Returns how to undo it.
 */
export async function blockLogGrowth(directory: string): Promise<() => Promise<void>> {
  const path = join(directory, 'postgres', 'pg_wal', `xlogtemp.${ENGINE_PID}`);
  await mkdir(path);
  return () => rm(path, { recursive: true });
}
