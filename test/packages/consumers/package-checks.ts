import { execFile } from 'node:child_process';
import { promisify, stripVTControlCharacters } from 'node:util';

/** publint's messages about a tarball, including suggestions. */
export async function publint(program: string, tarball: string): Promise<string[]> {
  const { output } = await run([program, tarball, '--strict']);
  return output
    .split('\n')
    .filter((line) => line !== '' && !/^(Running publint|Unpacking|Linting|All good)/.test(line));
}

interface AttwReport {
  readonly analysis: { readonly types: false | object };
  readonly problems?: Readonly<Record<string, readonly { readonly resolutionKind: string }[]>>;
}

/**
 * Resolutions that load ES modules. Omits `require`, which loads them since Node.js 20.19, unlike attw
 * assumes.
 */
const RESOLUTIONS = new Set(['node16-esm', 'bundler']);

/** The problems that Are The Types Wrong finds in a tarball; `paths` adds modules exported by a pattern. */
export async function attw(program: string, tarball: string, paths: readonly string[]): Promise<unknown[]> {
  const more = paths.length === 0 ? [] : ['--include-entrypoints', ...paths];
  const { output } = await run([program, tarball, '--profile', 'esm-only', '--format', 'json', ...more]);
  const { analysis, problems = {} } = JSON.parse(output) as AttwReport;
  if (analysis.types === false) return ['it has no types'];
  return Object.values(problems)
    .flat()
    .filter(({ resolutionKind }) => RESOLUTIONS.has(resolutionKind));
}

/** A program's output, whatever its exit status; without the colors that some print if `CI` is set. */
async function run(args: readonly string[]): Promise<{ output: string }> {
  const big = { maxBuffer: 64 * 1024 * 1024 };
  return promisify(execFile)(process.execPath, args, big).then(
    ({ stdout }) => ({ output: stripVTControlCharacters(stdout) }),
    ({ stdout }: { stdout: string }) => ({ output: stripVTControlCharacters(stdout) }),
  );
}
