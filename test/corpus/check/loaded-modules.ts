import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { filesBelow } from '../../../generator/write/hash.ts';
import { isModule } from '../../support/generated-modules.ts';

export type Module = Readonly<Record<string, unknown>>;

export interface Verdict {
  readonly ok: boolean;
  /** Only if not `ok`. */
  readonly errors?: readonly { readonly field: string }[];
}

interface Validator {
  validate(value: unknown): Verdict;
}

/** Every module of the generated packages, loaded. */
export class LoadedModules {
  readonly faults: string[] = [];
  readonly #modules = new Map<string, Module>();

  /** @param folder The output folder. */
  static async of(folder: string): Promise<LoadedModules> {
    const loaded = new LoadedModules();
    for (const path of filesBelow(folder).filter(isModule)) {
      try {
        loaded.#modules.set(path, (await import(pathToFileURL(join(folder, path)).href)) as Module);
      } catch (error) {
        loaded.faults.push(`${path} can't be loaded: ${(error as Error).message}`);
      }
    }
    return loaded;
  }

  get number(): number {
    return this.#modules.size;
  }

  get validators(): number {
    const exported = [...this.#modules].flatMap(([path, module]) =>
      path.startsWith('validators/src/') ? Object.values(module) : [],
    );
    return exported.filter(isValidator).length;
  }

  /** A package's module, such as `server/src/index.ts`; undefined if it failed to load. */
  module(path: string): Module {
    return this.#modules.get(path) ?? {};
  }

  /** An export of a module of the validators, such as `body` of `operations/getPet`. */
  validator(path: string, name: string): Validator | undefined {
    const exported = this.module(`validators/src/${path}.js`)[name];
    return isValidator(exported) ? exported : undefined;
  }
}

function isValidator(value: unknown): value is Validator {
  return typeof value === 'object' && value !== null && typeof (value as Partial<Validator>).validate === 'function';
}
