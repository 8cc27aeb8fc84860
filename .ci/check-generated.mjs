// Before npm start: checks that generated/ is current. An install without development dependencies has no
// generator, and the spec is not edited there. Uses only old JavaScript, as node.mjs does.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

// The generator can't load without these.
const NEEDED = ['handlebars', 'yaml', 'typescript'];

const missing = NEEDED.filter((name) => !existsSync(`node_modules/${name}/package.json`));
if (missing.length > 0 || !existsSync('generator/main.ts')) {
  console.error(
    'Installed without development dependencies: starting with generated/ as it is, without checking it against the spec.',
  );
} else {
  const { status } = spawnSync(process.execPath, ['.ci/node.mjs', 'generator/main.ts', '--check', '--quiet'], {
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
}
