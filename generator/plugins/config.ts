import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Stands beside the root document, or is named by `--config`. */
const CONFIG = 'generator.config.json';

/** Where a run looks for targets of its user's own; undefined where there is no such file and none was asked for. */
export function configOf({ spec, config }: { readonly spec: string; readonly config?: string }): string | undefined {
  if (config !== undefined) return config;
  const beside = join(dirname(spec), CONFIG);
  return existsSync(beside) ? beside : undefined;
}

/**
 * The modules that a config file names under `targets`, as it names them.
 *
 * @throws Error when it is not readable as one; the message is a sentence for its author.
 */
export function readConfig(file: string): string[] {
  const json: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const { targets, ...rest } = Object(json) as { readonly targets?: unknown };
  const [unknown] = Object.keys(rest);
  if (unknown !== undefined) throw new Error(`nothing reads ${JSON.stringify(unknown)}; the one key is "targets"`);
  if (Array.isArray(targets) && targets.every((target) => typeof target === 'string')) return targets;
  throw new Error('it has to hold {"targets": ["./targets/name.ts"]}, with paths from its own folder');
}
