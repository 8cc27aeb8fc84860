// Runs a module of this project: node .ci/node.mjs [V8 FLAG …] FILE [ARGUMENT …]. In old JavaScript, so that an old Node can say what it lacks.
import 'node:fs';
import * as module from 'node:module';
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import 'node:util';

const WANTED = [24, 18];
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < WANTED[0] || (major === WANTED[0] && minor < WANTED[1])) {
  console.error(
    `This project runs on Node.js ${WANTED.join('.')} or newer, and this is ${process.versions.node}. On Linux x64, npm ci brings a fitting one ` +
      'that every npm run … uses; elsewhere, install it from nodejs.org.',
  );
  process.exit(2);
}
// Were they given to Node itself, V8 would take nothing for Node's own modules from the cache that Node was built with, since it keys that by
// its flags: compiling them makes a start 10 ms longer. So the largest that nearly all runs load are loaded before.
if (process.argv[2]?.startsWith('--')) void process.stdout;
while (process.argv[2]?.startsWith('--')) {
  const [flag] = process.argv.splice(2, 1);
  process.getBuiltinModule('node:v8').setFlagsFromString(flag);
}
// Keeps what Node compiles, types stripped: the second start of the generator takes half as long.
module.enableCompileCache(
  process.env['NODE_COMPILE_CACHE'] ?? fileURLToPath(new URL('../node_modules/.cache/compile/', import.meta.url)),
);
// Modules of the project name each other's files, all of them ES modules: to look for nothing else makes a start of the generator 20 ms shorter.
const own = new URL('..', import.meta.url).href;
module.registerHooks({
  resolve(specifier, context, next) {
    const from = context.parentURL ?? '';
    const isOwn = from.startsWith(own) && !from.includes('/node_modules/') && /^\.\.?\/.*\.ts$/.test(specifier);
    return isOwn
      ? { url: new URL(specifier, from).href, format: 'module-typescript', shortCircuit: true }
      : next(specifier, context);
  },
});
const [file] = process.argv.splice(2, 1);
process.argv[1] = resolve(file);
await import(pathToFileURL(process.argv[1]).href);
