import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';

/** Bundles a module with its imports, for Workers and pages. */
export async function bundled(esbuild: string, entry: string, cwd: string): Promise<string> {
  const args = ['--bundle', '--format=esm', '--platform=neutral', '--main-fields=module,main', '--target=es2022'];
  const big = { cwd, maxBuffer: 64 * 1024 * 1024 };
  const { stdout } = await promisify(execFile)(esbuild, [entry, ...args, '--minify', '--log-level=error'], big);
  return stdout;
}

export function gzippedBytes(text: string): number {
  return gzipSync(text, { level: 9 }).length;
}
