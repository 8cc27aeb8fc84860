import type { LoadedSpec } from '../load/load-spec.ts';
import { buildApi } from '../model/build.ts';
import type { GenerateOptions } from '../options.ts';
import type { SideThread } from '../render/side-thread.ts';
import type { OutputFile, Target } from '../targets/target.ts';
import type { Excerpt } from './smallest-document.ts';

/** Makes one file of one target again and again, of the whole document or of parts of it. */
export class Rendering {
  readonly #spec: LoadedSpec;
  readonly #options: GenerateOptions;
  readonly #side: SideThread;

  constructor(spec: LoadedSpec, options: GenerateOptions, side: SideThread) {
    this.#spec = spec;
    this.#options = options;
    this.#side = side;
  }

  /** The file as the target gives it; undefined where it gives none of this path. */
  async emitted(target: Target, path: string, excerpt?: Excerpt): Promise<OutputFile | undefined> {
    const { place } = this.#spec;
    const part = excerpt && {
      document: excerpt.document,
      place: (at: readonly (string | number)[]) => place(excerpt.original(at)),
    };
    const { api } = buildApi({ ...this.#spec, ...part });
    return (await target.emit(api, this.#options)).find((file) => file.path === path);
  }

  /** Its text as a run writes it. */
  async text(target: Target, path: string, excerpt?: Excerpt): Promise<string | undefined> {
    const file = await this.emitted(target, path, excerpt);
    if (file === undefined || target.finished) return file?.text;
    const [laidOut] = await this.#side.run('format', [file]);
    return laidOut!.text;
  }
}
