/** Deeper than any document a person wrote; whatever reads the document later may recurse without fear for the stack. */
const MAX_DEPTH = 400;
/** Aliases of aliases can make a few lines expand to more values than memory holds. */
const MAX_VALUES = 5_000_000;

/** A lone surrogate, which only an escape in a file can hold. */
const HALF = 'the text holds half a character, which no file can hold';

export interface Unusable {
  readonly path: readonly (string | number)[];
  readonly reason: string;
  /** The tree can't be read on; otherwise it is one value that JSON can't say. */
  readonly fatal: boolean;
}

/** What of a parsed file is no JSON tree: numbers without a JSON form, halves of characters, endless or exploding aliases, absurd nesting. */
export function findUnusable(root: unknown): { readonly problems: readonly Unusable[]; readonly keys: number } {
  const problems: Unusable[] = [];
  const path: (string | number)[] = [];
  let values = 0;
  let keys = 0;
  let stopped = false;

  const stop = (reason: string): void => {
    stopped = true;
    problems.push({ path: path.slice(0, 6), reason, fatal: true });
  };
  const visit = (value: unknown): void => {
    values += 1;
    if (typeof value === 'number' && !Number.isFinite(value)) {
      problems.push({ path: [...path], reason: `${value} has no form in JSON`, fatal: false });
    }
    if (typeof value === 'string' && !value.isWellFormed())
      problems.push({ path: [...path], reason: HALF, fatal: true });
    if (typeof value !== 'object' || value === null || stopped) return;
    if (path.length > MAX_DEPTH) return stop(`values are nested more than ${MAX_DEPTH} deep`);
    if (values > MAX_VALUES) return stop(`the aliases of the file expand to more than ${MAX_VALUES} values`);
    if (Array.isArray(value)) {
      for (let index = 0; index < value.length; index += 1) {
        path.push(index);
        visit(value[index]);
        path.pop();
      }
      return;
    }
    for (const key of Object.keys(value)) {
      keys += 1;
      path.push(key);
      if (!key.isWellFormed()) problems.push({ path: [...path], reason: HALF, fatal: true });
      visit((value as Record<string, unknown>)[key]);
      path.pop();
    }
  };
  visit(root);
  return { problems, keys };
}
