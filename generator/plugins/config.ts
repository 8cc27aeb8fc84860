import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The config file beside the root document; `--config` names another one. */
const CONFIG = 'generator.config.json';

export function configOf({ spec, config }: { readonly spec: string; readonly config?: string }): string | undefined {
  if (config !== undefined) return config;
  const beside = join(dirname(spec), CONFIG);
  return existsSync(beside) ? beside : undefined;
}

/**
 * The modules that a config file names under `targets`, as it names them.
 *
 * @throws Error with a sentence for the author of the file when it is not a valid config file.
 */
export function readConfig(file: string): string[] {
  const json: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const { targets, ...rest } = Object(json) as { readonly targets?: unknown };
  const [unknown] = Object.keys(rest);
  if (unknown !== undefined) throw new Error(`unknown key ${JSON.stringify(unknown)}; the only key is "targets"`);
  if (Array.isArray(targets) && targets.every((target) => typeof target === 'string')) return targets;
  throw new Error('it must be {"targets": ["./targets/name.ts"]}, with paths relative to its own folder');
}
