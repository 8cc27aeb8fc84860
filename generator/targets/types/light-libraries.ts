import { statSync, readFileSync } from 'node:fs';
import { createRequire, isBuiltin, registerHooks } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

import { keptCode } from '../../compiled.ts';
// Loaded by now, it can be had both by who imports and by who requires it.
import './stand-ins.ts';

const tsMorph = new URL('./ts-morph.ts', import.meta.url).href;
const compiler = new URL('./compiler.ts', import.meta.url).href;
const standIns = new URL('./stand-ins.ts', import.meta.url).href;

/** What is asked for, and by whom, and is not used here. */
const UNUSED: readonly (readonly [what: RegExp, by: RegExp])[] = [
  // A proxy for HTTPS, and another reader of YAML.
  [/^\.\/utils$/, /\/@redocly\/openapi-core\/lib\/ref-utils\.js$/],
  // What finds files.
  [/^(minimatch|tinyglobby)$/, /\/@ts-morph\/common\/dist\//],
  // What says how long it took, in colours: with these come Node's modules for sockets and terminals.
  [/^(supports-color|(node:)?perf_hooks)$/, /\/(openapi-typescript|@ts-morph\/common)\/dist\//],
  // All of a document but its schemas.
  [
    /^\.\/(webhooks|header|parameter|path-item|paths|request-body|response)-(object|enum)\.mjs$/,
    /\/openapi-typescript\/dist\/transform\/(index|components-object)\.mjs$/,
  ],
];

/**
 * Has openapi-typescript and ts-morph load only what they use here, which takes half as long. Without this call everything works, only
 * slower.
 *
 * openapi-typescript uses the TypeScript inside ts-morph, so that this thread loads one compiler and not two: 60 ms and 25 MiB less. It
 * builds and prints nodes with it, which is the same in both (5.9 and 6.0). By way of a module of ours: Node would look through the
 * compiler's 9 MB for what they export, 60 ms more.
 */
export function useLightLibraries(): void {
  let copy: Copy | undefined;
  registerHooks({
    resolve(specifier, context, next) {
      if (specifier === 'ts-morph' && context.parentURL !== tsMorph) return { url: tsMorph, shortCircuit: true };
      if (specifier === 'typescript') return { url: compiler, shortCircuit: true };
      const isOfCopy = context.parentURL === copy?.url;
      const parent = (isOfCopy ? copy?.of : context.parentURL) ?? '';
      if (UNUSED.some(([what, by]) => what.test(specifier) && by.test(parent)))
        return { url: standIns, shortCircuit: true };
      // The copy stands elsewhere, and what it asks for does not.
      if (isOfCopy && !isBuiltin(specifier))
        return { url: pathToFileURL(createRequire(parent).resolve(specifier)).href, shortCircuit: true };
      const found = next(specifier, context);
      if (specifier !== '@ts-morph/common') return found;
      copy = withoutLibrary(found.url);
      return { ...found, url: copy.url };
    },
  });
}

/** Of a module, and where it is. */
interface Copy {
  readonly of: string;
  readonly url: string;
}

/**
 * A copy of `@ts-morph/common` without the declarations of the language's own library, which nobody asks for who only parses: 2.9 of its 3 MB,
 * and 30 ms.
 */
function withoutLibrary(url: string): Copy {
  const original = fileURLToPath(url);
  const { size, mtimeMs } = statSync(original);
  const copy = keptCode('ts-morph-common', [original, size, mtimeMs], () =>
    readFileSync(original, 'utf8').replace(/^const libFiles = \[\{\n[^]*?\n {4}\}\];$/m, 'const libFiles = [];'),
  );
  return { of: url, url: copy === undefined ? url : pathToFileURL(copy).href };
}
