import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

import { diagnose, type Diagnostic, type Place } from '../diagnostic/diagnostic.ts';
import type { Api } from '../model/api.ts';
import type { RunOptions } from '../render/render.ts';
import { renderFile } from '../render/render-all.ts';
import { TARGET_NAMES } from '../targets/index.ts';
import type { OutputFile, Target, Unit } from '../targets/unit.ts';
import { configOf, isAbove, type PluginOptions, readConfig } from './config.ts';

/** The target of a plugin, and the line of the config file that names it. */
interface PluginTarget {
  readonly target: Target;
  readonly module: string;
  readonly place: Place;
}

/** Loads the targets that a config file names, unless `none` is set. Every failure becomes a diagnostic. */
export async function loadPlugins(options: PluginOptions, none = false) {
  const file = none ? undefined : configOf(options);
  const loaded = file === undefined ? [] : await loadConfig(file);
  return {
    targets: loaded.filter((each) => 'target' in each),
    diagnostics: loaded.filter((each) => 'severity' in each),
  };
}

async function loadConfig(file: string): Promise<(PluginTarget | Diagnostic)[]> {
  try {
    const modules = readConfig(file);
    return await Promise.all(modules.map((module, index) => load(module, { file, path: ['targets', index] })));
  } catch (error) {
    return [diagnose('target-config', { file, path: [] }, `the config file can't be used: ${messageOf(error)}`)];
  }
}

async function load(name: string, place: Place): Promise<PluginTarget | Diagnostic> {
  const module = join(dirname(place.file), name);
  const invalid = (message: string, over?: { readonly help: string }): Diagnostic =>
    diagnose('target-invalid', place, message, over);
  if (!existsSync(module)) {
    const help = 'Correct the path; it is relative to the folder of the config file.';
    return invalid(`there is no module ${module}`, { help });
  }
  if (isAbove(dirname(module), place.file)) {
    const help = 'Move the target into a folder below: every file in its folder counts as a part of it.';
    return invalid(`${name} is beside or above the config file`, { help });
  }
  try {
    const { target } = (await import(pathToFileURL(resolve(module)).href)) as { target?: unknown };
    if (isTarget(target)) return { target, module, place };
    return invalid(`${module} exports no \`target\` with a name and an emit function`);
  } catch (error) {
    return invalid(`${module} does not load: ${messageOf(error)}`);
  }
}

function isTarget(value: unknown): value is Target {
  const { name, emit } = Object(value) as Partial<Record<keyof Target, unknown>>;
  return typeof name === 'string' && /^[a-z0-9][a-z0-9-]*$/.test(name) && typeof emit === 'function';
}

/**
 * Emits and renders the targets of plugins. Each may write below a folder of its name only, and not into
 * that of another target. Every failure becomes a diagnostic at its line of the config file.
 */
export async function renderPlugins(plugins: readonly PluginTarget[], api: Api, options: RunOptions) {
  const files: OutputFile[] = [];
  const diagnostics: Diagnostic[] = [];
  const folders = new Set<string>(TARGET_NAMES);
  for (const { target, module, place } of plugins) {
    const { name } = target;
    const fail = (message: string, over?: { readonly help: string }): unknown =>
      diagnostics.push(diagnose('target-failed', place, `the target ${name}: ${message}`, over));
    if (folders.has(name)) {
      fail(`another target writes into ${name}/ already`, { help: 'Give it another name.' });
      continue;
    }
    folders.add(name);
    try {
      const units = target.emit(api, options);
      const fault = faultOf(name, units);
      if (fault !== undefined) fail(fault);
      else
        for (const unit of units)
          files.push({ path: unit.path, text: await renderFile(unit, options.spec), from: unit.from });
    } catch (error) {
      fail(`it threw ${messageOf(error)}${thrownAt(module, error)}`);
    }
  }
  return { files, diagnostics };
}

/** Checks at run time what no compiler may have checked. */
function faultOf(name: string, units: unknown): string | undefined {
  if (!Array.isArray(units)) return 'emit returned no array of units';
  const paths = new Set<string>();
  for (const unit of units as readonly unknown[]) {
    const { path, from, render } = Object(unit) as Partial<Record<keyof Unit, unknown>>;
    if (typeof path !== 'string' || !Array.isArray(from) || typeof render !== 'function')
      return 'emit returned a unit that is not { path, from, render }';
    const segments = path.split('/');
    const inside = segments[0] === name && segments.length > 1 && !/[\\\0]/.test(path);
    if (!inside || segments.some((segment) => ['', '.', '..'].includes(segment)))
      return `it may write below ${name}/ only, and this is ${JSON.stringify(path)}`;
    if (paths.has(path)) return `it returned ${path} twice`;
    paths.add(path);
  }
  return undefined;
}

/** The first place in the plugin's own module that the stack names. */
function thrownAt(module: string, error: unknown): string {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const [, url, line, column] = /(file:\S+?):(\d+):(\d+)/.exec(stack) ?? [];
  return url !== undefined && fileURLToPath(url) === resolve(module) ? ` (${module}:${line}:${column})` : '';
}

/** The first line of an error's message, without a period at its end. */
function messageOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n', 1)[0]!.replace(/\.$/, '');
}
