import type { EventVersion, NamedSchema, Operation } from '../../model/api.ts';
import { share } from '../../model/share.ts';
import { Kept } from '../kept.ts';
import type { OutputFile } from '../target.ts';
import type { ModuleExport } from './check-module.ts';

export interface Module {
  readonly path: string;
  /** What of the `Api` is in it; beside that, it depends on the schemas that these refer to. */
  readonly of: readonly (Operation | EventVersion | NamedSchema)[];
  exports(): readonly ModuleExport[];
  readonly source: string;
  readonly component?: NamedSchema;
}

/** Files of modules, for as long as these check the same, whatever else is said of the operation or event. */
export class KeptModules {
  readonly #keeps: boolean;
  readonly #exports = new Kept<readonly ModuleExport[]>(true);
  readonly #files = new Kept<OutputFile>(true);
  readonly #last = new Map<string, readonly ModuleExport[]>();

  constructor(keeps: boolean) {
    this.#keeps = keeps;
  }

  /** Made of the exports of the module and what is `around` it. */
  get(
    module: Module,
    around: () => readonly unknown[],
    make: (exports: readonly ModuleExport[]) => OutputFile,
  ): OutputFile {
    if (!this.#keeps) return make(module.exports());
    const { path, of, source, component } = module;
    const parts = around();
    const exports = this.#exports.get(
      path,
      () => [...of, ...parts],
      () => this.#shared(module),
    );
    return this.#files.get(
      path,
      () => [exports, source, component, ...parts],
      () => make(exports),
    );
  }

  /** Those of the run before, where they are equal. */
  #shared(module: Module): readonly ModuleExport[] {
    const exports = share(this.#last.get(module.path), module.exports());
    this.#last.set(module.path, exports);
    return exports;
  }
}
