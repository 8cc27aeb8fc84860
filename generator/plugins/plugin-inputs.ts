import { existsSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

import { configOf, readConfig } from './config.ts';

/**
 * Files and folders that the output of plugins depends on: the config file, and everything below the folder
 * of a plugin's module, which also holds its templates and the modules that it imports.
 */
export function pluginInputs(options: Parameters<typeof configOf>[0]): { files: string[]; folders: string[] } {
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
