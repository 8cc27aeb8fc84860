import { isSame } from '../model/share.ts';
import type { OutputFile } from '../targets/target.ts';
import { isCode } from '../write/format.ts';
import type { SideThread } from './side-thread.ts';

interface Known {
  readonly from: OutputFile;
  readonly to: OutputFile;
}

/** Has code laid out; where it `keeps` that, only code that it has not just seen. */
export class Layout {
  readonly #side: SideThread;
  readonly #known: Map<string, Known> | undefined;

  constructor(side: SideThread, keeps: boolean) {
    this.#side = side;
    this.#known = keeps ? new Map() : undefined;
  }

  /** The same files in the same order. */
  async format(files: readonly OutputFile[]): Promise<readonly OutputFile[]> {
    if (this.#known === undefined) return this.#side.run('format', files);
    const known = this.#known;
    const fresh = files.filter((file) => known.get(file.path)?.from.text !== file.text);
    const code = fresh.filter(isCode);
    const formatted = code.length === 0 ? [] : await this.#side.run('format', code);
    for (const from of fresh) known.set(from.path, { from, to: formatted[code.indexOf(from)] ?? from });
    return files.map((file) => sameFile(file, known));
  }
}

/** The very file that was given last where it is the same, so that what is known of it holds. */
function sameFile({ path, sources }: OutputFile, known: Map<string, Known>): OutputFile {
  const { from, to } = known.get(path)!;
  if (isSame(to.sources, sources)) return to;
  const now = { ...to, sources };
  known.set(path, { from, to: now });
  return now;
}
