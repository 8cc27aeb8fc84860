import type { LoadedSpec } from '../load/load-spec.ts';
import { buildApi } from '../model/build.ts';
import { formatText, withHeader } from '../render/format.ts';
import type { RunOptions } from '../render/render.ts';
import type { Target } from '../targets/unit.ts';
import type { Excerpt } from './smallest-document.ts';

/** Renders one file of one target repeatedly, from the whole document or from excerpts of it. */
export function renderingOf(spec: LoadedSpec, options: RunOptions) {
  /** The text before it is formatted; undefined where the target emits no unit of this path. */
  const unformatted = async (target: Target, path: string, excerpt?: Excerpt): Promise<string | undefined> => {
    const part = excerpt && {
      document: excerpt.document,
      place: (at: readonly (string | number)[]) => spec.place(excerpt.original(at)),
    };
    const { api } = buildApi({ ...spec, ...part });
    const unit = target.emit(api, options).find((each) => each.path === path);
    return unit?.render();
  };
  /** The text as a run writes it. */
  const formatted = async (target: Target, path: string, excerpt?: Excerpt): Promise<string | undefined> => {
    const text = await unformatted(target, path, excerpt);
    return text === undefined ? undefined : withHeader(path, await formatText(path, text), options.spec);
  };
  return { unformatted, formatted };
}
