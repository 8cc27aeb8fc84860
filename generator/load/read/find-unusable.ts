/** No real document is nested deeper, so later stages can recurse without overflowing the stack. */
const MAX_DEPTH = 400;
/** Aliases of aliases can expand a few lines to more values than memory holds. */
const MAX_VALUES = 5_000_000;

const LONE_SURROGATE = 'the string contains a lone surrogate, which UTF-8 can not encode';

export interface Unusable {
  readonly path: readonly (string | number)[];
  readonly reason: string;
  /** Whether the rest of the file is unusable, too; otherwise it is one value that JSON can't represent. */
  readonly fatal: boolean;
}

/** Finds infinite numbers, lone surrogates, recursive or exploding aliases, and excessive nesting. */
export function findUnusable(root: unknown): readonly Unusable[] {
  const problems: Unusable[] = [];
  const path: (string | number)[] = [];
  let values = 0;
  let stopped = false;

  const stop = (reason: string): void => {
    stopped = true;
    problems.push({ path: path.slice(0, 6), reason, fatal: true });
  };
  const report = (key: string | number, reason: string, fatal: boolean): void => {
    problems.push({ path: [...path, key], reason, fatal });
  };
  const visit = (value: unknown, key: string | number): void => {
    values += 1;
    if (typeof value === 'string' && !value.isWellFormed()) report(key, LONE_SURROGATE, true);
    if (typeof value === 'number' && !Number.isFinite(value)) report(key, `JSON can't represent ${value}`, false);
    if (typeof value !== 'object' || value === null || stopped) return;
    path.push(key);
    inside(value);
    path.pop();
  };
  const inside = (value: object): void => {
    if (path.length > MAX_DEPTH) return stop(`values are nested more than ${MAX_DEPTH} levels deep`);
    if (values > MAX_VALUES) return stop(`the aliases of the file expand to more than ${MAX_VALUES} values`);
    if (Array.isArray(value)) return value.forEach(visit);
    for (const key of Object.keys(value)) {
      if (!key.isWellFormed()) report(key, LONE_SURROGATE, true);
      visit((value as Record<string, unknown>)[key], key);
    }
  };
  if (typeof root === 'object' && root !== null) inside(root);
  else visit(root, 0);
  return problems;
}
