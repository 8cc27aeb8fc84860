import { existsSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

import { configOf, readConfig } from './config.ts';

/**
 * Files and folders that targets of one's own are made of: the config file, and everything below the folder that a target's module stands
 * in, since its templates and what it imports stand there as well.
 */
export function ownInputs(options: Parameters<typeof configOf>[0]): { files: string[]; folders: string[] } {
  const config = configOf(options);
  if (config === undefined) return { files: [], folders: [] };
  const folders = modulesOf(config).map((module) => dirname(join(dirname(config), module)));
  return {
    files: [config],
    folders: [...new Set(folders)].filter((folder) => existsSync(folder) && !isAbove(folder, config)),
  };
}

/** True for a folder that holds more than targets: the document would be among their inputs, and the output, too. */
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
