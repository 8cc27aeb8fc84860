import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

/** Replaces a text in a module of the service. */
export interface Patch {
  /** From the repository's root. */
  readonly file: string;
  /** It must occur exactly once. */
  readonly replace: string;
  readonly by: string;
}

const root = new URL('../../../', import.meta.url).href;
const service = `${root}service/`;
const hooks = new URL('./', import.meta.url).href;

/** Modules that the service imports, and those of the simulation that it gets instead. */
const MODULES: Readonly<Record<string, string>> = {
  'node:crypto': `${hooks}crypto.ts`,
  'node:timers/promises': `${hooks}timers-promises.ts`,
  [`${service}storage/notices.ts`]: `${hooks}notices.ts`,
};

const GLOBALS = [
  'AbortSignal',
  'Date',
  'Math',
  'clearInterval',
  'clearTimeout',
  'performance',
  'setImmediate',
  'setInterval',
  'setTimeout',
];

/**
 * From now on, modules of the service get the time, timers, random values and notices of the simulation
 * instead of the real ones. The service itself needs no change for it, and nothing outside of `service/` is
 * affected. Applies patches to what is loaded from now on.
 */
export function registerSimulation(patches: readonly Patch[] = []): void {
  registerHooks({
    resolve(specifier, context, nextResolve) {
      if (context.parentURL?.startsWith(service) !== true) return nextResolve(specifier, context);
      const resolved = specifier.startsWith('node:') ? undefined : nextResolve(specifier, context);
      const url = MODULES[resolved?.url ?? specifier];
      return url === undefined ? (resolved ?? nextResolve(specifier, context)) : { url, shortCircuit: true };
    },
    load(url, context, nextLoad) {
      if (!url.startsWith(service)) return nextLoad(url, context);
      const source = patched(url, readFileSync(new URL(url), 'utf8'), patches);
      // On the first line, so that lines keep their numbers.
      return { format: 'module-typescript', source: `${importsFor(source)}${source}`, shortCircuit: true };
    },
  });
}

/**
 * The globals that a module uses and does not import itself, such as `setTimeout` of `node:timers/promises`.
 */
function importsFor(source: string): string {
  const used = GLOBALS.filter((name) => new RegExp(`(?<![.#\\w'"])${name}\\b`).test(source));
  const free = used.filter((name) => !new RegExp(`import \\{[^}]*(?<!as )\\b${name}\\b(?! as)[^}]*\\}`).test(source));
  return free.length === 0 ? '' : `import { ${free.join(', ')} } from '${hooks}globals.ts'; `;
}

function patched(url: string, source: string, patches: readonly Patch[]): string {
  return patches
    .filter(({ file }) => `${root}${file}` === url)
    .reduce((text, { file, replace, by }) => {
      if (text.split(replace).length !== 2)
        throw new Error(`${file} does not contain this text exactly once; adapt the planted bug: ${replace}`);
      return text.replace(replace, () => by);
    }, source);
}
