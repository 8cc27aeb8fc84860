import { readFileSync } from 'node:fs';

/** What `npm run generate` has Node run: options of Node, and the program. */
export function generateCommand(): readonly string[] {
  const manifest = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
  const { scripts } = JSON.parse(manifest) as { scripts: { generate: string } };
  return scripts.generate.split(' ').slice(1);
}
