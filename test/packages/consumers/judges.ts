import { execFile } from 'node:child_process';
import { promisify, stripVTControlCharacters } from 'node:util';

/** What publint has to say about a tarball, suggestions included. */
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

/** Those that an ES module answers to: `require` of one gives the module since Node.js 20.19, which this judge does not know. */
const RESOLUTIONS = new Set(['node16-esm', 'bundler']);

/** What Are The Types Wrong finds in a tarball; `paths` are checked that it can't list, since a pattern exports them. */
export async function attw(program: string, tarball: string, paths: readonly string[]): Promise<unknown[]> {
  const more = paths.length === 0 ? [] : ['--include-entrypoints', ...paths];
  const { output } = await run([program, tarball, '--profile', 'esm-only', '--format', 'json', ...more]);
  const { analysis, problems = {} } = JSON.parse(output) as AttwReport;
  if (analysis.types === false) return ['it has no types'];
  return Object.values(problems)
    .flat()
    .filter(({ resolutionKind }) => RESOLUTIONS.has(resolutionKind));
}

/** What a program prints, whether it is content or not; without the colours that some take where `CI` is set, terminal or not. */
async function run(args: readonly string[]): Promise<{ output: string }> {
  const big = { maxBuffer: 64 * 1024 * 1024 };
  return promisify(execFile)(process.execPath, args, big).then(
    ({ stdout }) => ({ output: stripVTControlCharacters(stdout) }),
    ({ stdout }: { stdout: string }) => ({ output: stripVTControlCharacters(stdout) }),
  );
}
