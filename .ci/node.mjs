// Runs a module of this project: node .ci/node.mjs FILE [ARGUMENT …]. Uses only old JavaScript, so that an
// old Node can print what it lacks.
import * as module from 'node:module';
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const WANTED = [24, 18];
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < WANTED[0] || (major === WANTED[0] && minor < WANTED[1])) {
  console.error(
    `This project runs on Node.js ${WANTED.join('.')} or newer, not on ${process.versions.node}. On Linux x64, npm ci installs a suitable version ` +
      'that every npm run … uses; elsewhere, install it from nodejs.org.',
  );
  process.exit(2);
}
// Node caches compiled modules with their types stripped: the second start of the generator takes half as
// long.
module.enableCompileCache(
  process.env['NODE_COMPILE_CACHE'] ?? fileURLToPath(new URL('../node_modules/.cache/compile/', import.meta.url)),
);
const [file] = process.argv.splice(2, 1);
process.argv[1] = resolve(file);
await import(pathToFileURL(process.argv[1]).href);
