import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

import { diagnose } from '../diagnostic/diagnose.ts';
import type { Diagnostic } from '../diagnostic/diagnostic.ts';
import type { Api } from '../model/api.ts';
import type { OutputFile, TargetOptions } from '../targets/target.ts';
import { messageOf, type OwnTarget } from './load-plugins.ts';

interface Emitted {
  readonly files: readonly OutputFile[];
  readonly diagnostics: readonly Diagnostic[];
}

type Format = (files: readonly OutputFile[]) => Promise<readonly OutputFile[]>;

/**
 * Runs targets from outside, each held to its folder: `taken` are the folders of those that ran before. Whatever one of them does wrong
 * becomes a diagnostic at the line that names it.
 */
export async function emitOwnTargets(
  own: readonly OwnTarget[],
  api: Api,
  options: TargetOptions,
  taken: readonly string[],
  format: Format,
): Promise<Emitted> {
  const emitted: Emitted[] = [];
  const folders = new Set(taken);
  for (const each of own) {
    const { name } = each.target;
    if (folders.has(name))
      emitted.push(failed(each, `another target writes into ${name}/ already`, 'Give it another name.'));
    else emitted.push(await emitOne(each, api, options, format));
    folders.add(name);
  }
  return {
    files: emitted.flatMap(({ files }) => files),
    diagnostics: emitted.flatMap(({ diagnostics }) => diagnostics),
  };
}

async function emitOne(own: OwnTarget, api: Api, options: TargetOptions, format: Format): Promise<Emitted> {
  try {
    const files = await own.target.emit(api, options);
    const fault = faultOf(own.target.name, files);
    if (fault !== undefined) return failed(own, fault);
    return { files: own.target.finished ? files : await format(files), diagnostics: [] };
  } catch (error) {
    return failed(own, `it threw ${messageOf(error)}${thrownAt(own.module, error)}`);
  }
}

function failed({ target, place }: OwnTarget, message: string, help?: string): Emitted {
  const said = diagnose(
    'target-failed',
    place,
    `the target ${target.name}: ${message}`,
    help === undefined ? {} : { help },
  );
  return { files: [], diagnostics: [said] };
}

/** What is wrong with what a target gave, which no compiler may have looked at. */
function faultOf(name: string, files: unknown): string | undefined {
  if (!Array.isArray(files)) return 'emit gave no list of files';
  const paths = new Set<string>();
  for (const file of files as readonly unknown[]) {
    const { path, text, sources } = Object(file) as Partial<Record<keyof OutputFile, unknown>>;
    if (typeof path !== 'string' || typeof text !== 'string' || !Array.isArray(sources))
      return 'emit gave a file that is not { path, text, sources }';
    const segments = path.split('/');
    const inside = segments[0] === name && segments.length > 1 && !/[\\\0]/.test(path);
    if (!inside || segments.some((segment) => ['', '.', '..'].includes(segment)))
      return `it may write below ${name}/ only, and this is ${JSON.stringify(path)}`;
    if (paths.has(path)) return `it gave ${path} twice`;
    paths.add(path);
  }
  return undefined;
}

/** The first place in the target's own module that the stack names. */
function thrownAt(module: string, error: unknown): string {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const [, url, line, column] = /(file:\S+?):(\d+):(\d+)/.exec(stack) ?? [];
  return url !== undefined && fileURLToPath(url) === resolve(module) ? ` (${module}:${line}:${column})` : '';
}
