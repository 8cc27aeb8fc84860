import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('.', import.meta.url));
const [name, ...rest] = process.argv.slice(2);
const known = readdirSync(folder)
  .filter((file) => file.endsWith('.bench.ts'))
  .map((file) => file.slice(0, -'.bench.ts'.length));

const usage = `Runs bench/NAME.bench.ts, after installing what the benches compare with. bench/README.md describes them.

  npm run bench -- NAME

  ${known.join(', ')}
`;
if (name === '--help' || name === '-h') {
  console.log(usage.trimEnd());
  process.exit(0);
}
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
