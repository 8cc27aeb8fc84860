import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** The config file beside the root document; `--config` names another one. */
const CONFIG = 'generator.config.json';

export interface PluginOptions {
  readonly spec: string;
  readonly config?: string | undefined;
}

export function configOf({ spec, config }: PluginOptions): string | undefined {
  if (config !== undefined) return config;
  const beside = join(dirname(spec), CONFIG);
  return existsSync(beside) ? beside : undefined;
}

/** Returns the modules under `targets`. @throws Error with a sentence for the author of the file */
export function readConfig(file: string): string[] {
  const json: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const { targets, ...rest } = Object(json) as { readonly targets?: unknown };
  const [unknown] = Object.keys(rest);
  if (unknown !== undefined) throw new Error(`unknown key ${JSON.stringify(unknown)}; the only key is "targets"`);
  if (Array.isArray(targets) && targets.every((target) => typeof target === 'string')) return targets;
  throw new Error('it must be {"targets": ["./targets/name.ts"]}, with paths relative to its own folder');
}

/**
 * Files and folders that the output of plugins depends on: the config file, and everything below the folder
 * of a plugin's module, which also holds its templates and the modules that it imports.
 */
export function pluginInputs(options: PluginOptions): { files: string[]; folders: string[] } {
  const config = configOf(options);
  if (config === undefined) return { files: [], folders: [] };
  const folders = modulesOf(config).map((module) => dirname(join(dirname(config), module)));
  return {
    files: [config],
    folders: [...new Set(folders)].filter((folder) => existsSync(folder) && !isAbove(folder, config)),
  };
}

/** True for a folder that holds the config file: the spec and the output would be inputs of the plugin. */
export function isAbove(folder: string, config: string): boolean {
  return !relative(folder, dirname(config)).startsWith('..');
}

function modulesOf(config: string): string[] {
  try {
    return readConfig(config);
  } catch {
    return [];
  }
}
