import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * `npm run bench -- <name>` runs `bench/<name>.bench.ts`, after installing what the benches compare with.
 */
const folder = fileURLToPath(new URL('.', import.meta.url));
const [name, ...rest] = process.argv.slice(2);
const known = readdirSync(folder)
  .filter((file) => file.endsWith('.bench.ts'))
  .map((file) => file.slice(0, -'.bench.ts'.length));

if (name === undefined || !known.includes(name)) {
  console.error(`Name one bench: ${known.join(', ')}`);
  process.exit(2);
}
if (!existsSync(new URL('node_modules/', import.meta.url))) {
  const installed = spawnSync('npm', ['ci', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (installed.status !== 0) {
    console.error(`The packages of bench/package.json could not be installed: run npm ci --prefix ${folder}`);
    process.exit(2);
  }
}
process.exit(spawnSync(process.execPath, [`${folder}${name}.bench.ts`, ...rest], { stdio: 'inherit' }).status ?? 1);
