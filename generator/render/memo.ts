import type { Api } from '../model/api.ts';
import type { ApiPart, Unit } from '../targets/unit.ts';

interface Known {
  readonly from: readonly ApiPart[];
  readonly text: string;
}

/**
 * What one run of a watch leaves to the next: its `Api`, with which the next one shares unchanged parts,
 * and the text of each unit. A text is reused as long as all parts that its unit depends on are the same
 * objects. Nothing else in the generator remembers an earlier run.
 */
export class Memo {
  /** The `Api` of the last run that built one. */
  api: Api | undefined;
  readonly #texts = new Map<string, Known>();

  /** The formatted text of the unit, if it would be the same as in an earlier run. */
  textOf({ path, from }: Unit): string | undefined {
    const known = this.#texts.get(path);
    return known !== undefined && isSame(known.from, from) ? known.text : undefined;
  }

  remember({ path, from }: Unit, text: string): void {
    this.#texts.set(path, { from, text });
  }
}

function isSame(before: readonly ApiPart[], now: readonly ApiPart[]): boolean {
  return before.length === now.length && before.every((part, index) => part === now[index]);
}
