import { readFileSync } from 'node:fs';

/** What `npm run generate` has Node run: options of Node, and the program. */
export function generateCommand(): readonly string[] {
  return commandOf('generate');
}

/** What an npm script has Node run: options of Node, the program, and its first arguments. */
export function commandOf(script: string): readonly string[] {
  const manifest = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
  const { scripts } = JSON.parse(manifest) as { scripts: Readonly<Record<string, string>> };
  return scripts[script]!.split(' ').slice(1);
}
