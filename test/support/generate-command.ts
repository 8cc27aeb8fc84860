import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const project = new URL('../../', import.meta.url);

/**
 * What `npm run generate` has Node run: options of Node, and the program, which is found from any folder.
 */
export function generateCommand(): readonly string[] {
  return commandOf('generate');
}

/** What an npm script has Node run: options of Node, the program, and its first arguments. */
export function commandOf(script: string): readonly string[] {
  const manifest = readFileSync(new URL('package.json', project), 'utf8');
  const { scripts } = JSON.parse(manifest) as { scripts: Readonly<Record<string, string>> };
  const words = scripts[script]!.split(' ').slice(1);
  return words.map((word) => (/\.(?:ts|mjs)$/.test(word) ? fileURLToPath(new URL(word, project)) : word));
}
