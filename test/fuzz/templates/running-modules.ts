import { stripTypeScriptTypes } from 'node:module';
import { posix } from 'node:path';
import { type Module, SourceTextModule, SyntheticModule } from 'node:vm';

import type { RenderedFile } from '../../../generator/targets/unit.ts';
import { isModule } from '../../support/generated-modules.ts';
import { SCOPE } from './generate-here.ts';

interface Kept {
  readonly text: string;
  readonly module: Module;
  /** Paths of the imported modules. */
  readonly imports: readonly string[];
}

/**
 * Runs generated modules from memory in this thread. A canary changes a few of a document's hundred modules,
 * so a module that equals that of the first document, with all its imports, does not run again.
 */
export class RunningModules {
  #first: ReadonlyMap<string, Kept> | undefined;

  /** Runs every module below `src/`; rejects with the first error of a module. */
  async run(files: readonly RenderedFile[]): Promise<void> {
    const run = new Run(new Map(files.map(({ path, text }) => [path, text])), this.#first);
    const paths = files.map(({ path }) => path).filter(isModule);
    for (const path of paths) await (await run.module(path)).evaluate();
    this.#first ??= run.made;
  }
}

class Run {
  readonly made = new Map<string, Kept>();
  readonly #texts: ReadonlyMap<string, string>;
  readonly #first: ReadonlyMap<string, Kept> | undefined;
  readonly #same = new Map<string, boolean>();

  constructor(texts: ReadonlyMap<string, string>, first: ReadonlyMap<string, Kept> | undefined) {
    this.#texts = texts;
    this.#first = first;
  }

  /** The module, linked. */
  async module(path: string): Promise<Module> {
    const { module } = await this.#load(path);
    if (module.status === 'unlinked') await module.link((specifier, from) => this.#find(specifier, from.identifier));
    return module;
  }

  async #load(path: string): Promise<Kept> {
    const made = this.made.get(path);
    if (made !== undefined) return made;
    const text = this.#texts.get(path);
    if (text === undefined) throw new Error(`a module imports ${path}, which is not there`);
    const first = this.#first?.get(path);
    if (first !== undefined && this.#isSame(path)) return first;
    const module = new SourceTextModule(stripTypeScriptTypes(text), { identifier: path });
    const imports = module.moduleRequests.flatMap(({ specifier }) => this.#pathOf(specifier, path) ?? []);
    const kept = { text, module, imports };
    this.made.set(path, kept);
    return kept;
  }

  #isSame(path: string): boolean {
    const known = this.#same.get(path);
    if (known !== undefined) return known;
    this.#same.set(path, true);
    const first = this.#first?.get(path);
    const same =
      first !== undefined && first.text === this.#texts.get(path) && first.imports.every((one) => this.#isSame(one));
    this.#same.set(path, same);
    return same;
  }

  async #find(specifier: string, from: string): Promise<Module> {
    const path = this.#pathOf(specifier, from);
    return path === undefined ? builtIn(specifier) : (await this.#load(path)).module;
  }

  /** Undefined for a module outside these packages. */
  #pathOf(specifier: string, from: string): string | undefined {
    if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier);
    const [, name, rest = ''] = new RegExp(`^${SCOPE}/([a-z]+)(/.*)?$`).exec(specifier) ?? [];
    return name === undefined ? undefined : moduleOf(name, rest, this.#texts);
  }
}

/** Follows the `exports` of the package's manifest. */
function moduleOf(name: string, rest: string, texts: ReadonlyMap<string, string>): string {
  const manifest = JSON.parse(texts.get(`${name}/package.json`) ?? '{}') as { exports?: Record<string, string> };
  for (const [pattern, target] of Object.entries(manifest.exports ?? {})) {
    const [start, end] = pattern.split('*') as [string, string | undefined];
    if (end === undefined ? `.${rest}` === start : `.${rest}`.startsWith(start))
      return posix.join(name, target.replace('*', `.${rest}`.slice(start.length)));
  }
  throw new Error(`${SCOPE}/${name} exports no .${rest}`);
}

async function builtIn(specifier: string): Promise<Module> {
  const own = (await import(specifier)) as Record<string, unknown>;
  const names = Object.keys(own);
  const module = new SyntheticModule(names, function () {
    for (const name of names) this.setExport(name, own[name]);
  });
  await module.link(() => Promise.reject(new Error('it imports nothing')));
  return module;
}
