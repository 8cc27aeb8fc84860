import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

import { diagnose } from '../diagnostic/catalogue.ts';
import type { Diagnostic } from '../diagnostic/diagnostic.ts';
import type { Api } from '../model/api.ts';
import type { OutputFile, RunOptions } from '../render/render.ts';
import { renderAll } from '../render/render-all.ts';
import type { Unit } from '../targets/unit.ts';
import { messageOf, type PluginTarget } from './load-plugins.ts';

interface Rendered {
  readonly files: readonly OutputFile[];
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Emits and renders the targets of plugins. Each may write below a folder of its name only, and not into
 * one of the `taken` folders. Every failure of a plugin becomes a diagnostic at the line of the config file
 * that names it.
 */
export async function renderPlugins(
  plugins: readonly PluginTarget[],
  api: Api,
  options: RunOptions,
  taken: readonly string[],
): Promise<Rendered> {
  const rendered: Rendered[] = [];
  const folders = new Set(taken);
  for (const plugin of plugins) {
    const { name } = plugin.target;
    if (folders.has(name))
      rendered.push(failed(plugin, `another target writes into ${name}/ already`, { help: 'Give it another name.' }));
    else rendered.push(await renderPlugin(plugin, api, options));
    folders.add(name);
  }
  return {
    files: rendered.flatMap(({ files }) => files),
    diagnostics: rendered.flatMap(({ diagnostics }) => diagnostics),
  };
}

async function renderPlugin(plugin: PluginTarget, api: Api, options: RunOptions): Promise<Rendered> {
  try {
    const units = plugin.target.emit(api, options);
    const fault = faultOf(plugin.target.name, units);
    if (fault !== undefined) return failed(plugin, fault);
    const texts = await renderAll(units, options.spec);
    return { files: units.map((unit, at) => ({ path: unit.path, text: texts[at]!, unit })), diagnostics: [] };
  } catch (error) {
    return failed(plugin, `it threw ${messageOf(error)}${thrownAt(plugin.module, error)}`);
  }
}

function failed({ target, place }: PluginTarget, message: string, over?: { readonly help: string }): Rendered {
  const diagnostic = diagnose('target-failed', place, `the target ${target.name}: ${message}`, over);
  return { files: [], diagnostics: [diagnostic] };
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
