import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

import { diagnose } from '../diagnostic/catalogue.ts';
import type { Diagnostic, Place } from '../diagnostic/diagnostic.ts';
import type { Target } from '../targets/unit.ts';
import { configOf, isAbove, readConfig } from './config.ts';

/** The target of a plugin, and the line of the config file that names it. */
export interface PluginTarget {
  readonly target: Target;
  readonly module: string;
  readonly place: Place;
}

interface Loaded {
  readonly targets: readonly PluginTarget[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Loads the targets that a config file names, unless `none` is set. Every failure becomes a diagnostic. */
export async function loadPlugins(options: Parameters<typeof configOf>[0], none = false): Promise<Loaded> {
  const file = none ? undefined : configOf(options);
  if (file === undefined) return { targets: [], diagnostics: [] };
  try {
    const modules = readConfig(file);
    const loaded = await Promise.all(modules.map((module, index) => load(module, { file, path: ['targets', index] })));
    return {
      targets: loaded.filter((each) => 'target' in each),
      diagnostics: loaded.filter((each) => 'severity' in each),
    };
  } catch (error) {
    const message = `the config file can't be used: ${messageOf(error)}`;
    return { targets: [], diagnostics: [diagnose('target-config', { file, path: [] }, message)] };
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

/** The first line of an error's message, without a period at its end. */
export function messageOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n', 1)[0]!.replace(/\.$/, '');
}
