import type { LoadedSpec } from '../load/load-spec.ts';
import { buildApi } from '../model/build.ts';
import { formatText } from '../render/format.ts';
import { withHeader } from '../render/header.ts';
import type { RunOptions } from '../render/render.ts';
import type { Target } from '../targets/unit.ts';
import type { Excerpt } from './smallest-document.ts';

/** Renders one file of one target repeatedly, from the whole document or from excerpts of it. */
export class Rendering {
  readonly #spec: LoadedSpec;
  readonly #options: RunOptions;

  constructor(spec: LoadedSpec, options: RunOptions) {
    this.#spec = spec;
    this.#options = options;
  }

  /** The text before it is formatted; undefined where the target emits no unit of this path. */
  async unformatted(target: Target, path: string, excerpt?: Excerpt): Promise<string | undefined> {
    const { place } = this.#spec;
    const part = excerpt && {
      document: excerpt.document,
      place: (at: readonly (string | number)[]) => place(excerpt.original(at)),
    };
    const { api } = buildApi({ ...this.#spec, ...part });
    return target
      .emit(api, this.#options)
      .find((unit) => unit.path === path)
      ?.render();
  }

  /** The text as a run writes it. */
  async text(target: Target, path: string, excerpt?: Excerpt): Promise<string | undefined> {
    const text = await this.unformatted(target, path, excerpt);
    return text === undefined ? undefined : withHeader(path, await formatText(path, text), this.#options.spec);
  }
}
