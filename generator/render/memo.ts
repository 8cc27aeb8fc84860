import type { Api } from '../model/api.ts';
import type { ApiPart, Piece } from '../targets/unit.ts';

/**
 * What one run of a watch leaves to the next: its `Api`, with which the next one shares unchanged parts,
 * and the formatted text of each piece of a file. A text is reused as long as all parts that its piece
 * depends on are the same objects. Nothing else in the generator remembers an earlier run.
 */
export class Memo {
  /** The `Api` of the last run that built one. */
  api: Api | undefined;
  readonly #texts = new Map<string, { readonly from: readonly ApiPart[]; readonly text: string }>();

  /** The text of the piece, if it would be the same as in an earlier run. */
  textOf(path: string, { name, from }: Piece): string | undefined {
    const earlier = this.#texts.get(`${path}#${name}`);
    return earlier !== undefined && isSame(earlier.from, from) ? earlier.text : undefined;
  }

  remember(path: string, { name, from }: Piece, text: string): void {
    this.#texts.set(`${path}#${name}`, { from, text });
  }
}

function isSame(before: readonly ApiPart[], now: readonly ApiPart[]): boolean {
  return before.length === now.length && before.every((part, index) => part === now[index]);
}
