// Generated from spec.yaml by `npm run generate`. Do not edit.
import { fromText } from './read-parameters.ts';
import type { DeepRule } from './route.ts';

/** The keys of a field below its member, such as `0` and `price` of `items[0][price]`, and its text. */
export type DeepField = readonly [keys: readonly string[], text: string];

/** Splits `items[0][price]` into `items`, `0` and `price`. */
export function keysOf(name: string): readonly string[] {
  const [, member, below] = /^([^[]+)((?:\[[^[\]]*\])+)$/.exec(name) ?? [];
  return member === undefined ? [name] : [member, ...below!.slice(1, -1).split('][')];
}

/**
 * The value of a member in `deepObject` style: `items[0][price]=1` is `[{ price: 1 }]`. Lists may also repeat `items[]`.
 * Keys without a rule remain as they are, so that nesting is limited, and the validator reports them.
 */
export function readDeepObject(rule: DeepRule, fields: readonly DeepField[]): unknown {
  const texts = fields.filter(([keys]) => keys.length === 0).map(([, text]) => fromText(rule.kind ?? 'string', text));
  const below = Map.groupBy(
    fields.filter(([keys]) => keys.length > 0),
    ([[key = '']]) => key,
  );
  if (below.size === 0) return texts.length === 1 ? texts[0] : texts;
  const value = rule.items && [...below.keys()].every(isIndex) ? listOf(rule.items, below) : objectOf(rule, below);
  return texts.length === 0 ? value : [...texts, value];
}

type Below = ReadonlyMap<string, readonly DeepField[]>;

function listOf(items: DeepRule, below: Below): unknown[] {
  const sorted = [...below].sort(([a], [b]) => Number(a) - Number(b));
  return sorted.flatMap(([key, fields]) => {
    const inner = fields.map(withoutKey);
    return key === '' ? inner.map((field) => readDeepObject(items, [field])) : [readDeepObject(items, inner)];
  });
}

function objectOf({ members = {}, others }: DeepRule, below: Below): object {
  const read = [...below].flatMap(([key, fields]) => {
    const rule = Object.hasOwn(members, key) ? members[key] : others;
    if (rule !== undefined) return [[key, readDeepObject(rule, fields.map(withoutKey))] as const];
    return fields.map(([keys, text]) => [keys.join('.'), text] as const);
  });
  return Object.fromEntries(read);
}

function withoutKey([keys, text]: DeepField): DeepField {
  return [keys.slice(1), text];
}

function isIndex(key: string): boolean {
  return /^\d*$/.test(key);
}
