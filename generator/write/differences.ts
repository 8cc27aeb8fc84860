import type { JsonObject, JsonValue } from '../json.ts';

export type Path = readonly (string | number)[];

export interface Difference {
  readonly path: Path;
  readonly before: JsonValue | undefined;
  readonly after: JsonValue | undefined;
}

/** Where two documents differ, as deep as possible, in the order of the second one. */
export function differences(before: JsonValue, after: JsonValue): Difference[] {
  const found: Difference[] = [];
  const visit = (a: JsonValue | undefined, b: JsonValue | undefined, path: Path): void => {
    if (a === b) return;
    if (!isContainer(a) || !isContainer(b) || Array.isArray(a) !== Array.isArray(b)) {
      found.push({ path, before: a, after: b });
      return;
    }
    for (const key of new Set([...Object.keys(b), ...Object.keys(a)])) {
      const step = Array.isArray(b) ? Number(key) : key;
      visit(member(a, key), member(b, key), [...path, step]);
    }
  };
  visit(before, after, []);
  return found;
}

/** Describes a difference in short: `info.version 1.0.0 → 1.1.0`, `paths./a added`. */
export function describeDifference({ path, before, after }: Difference): string {
  const what = path.join('.');
  if (before === undefined) return `${what} added`;
  if (after === undefined) return `${what} removed`;
  if (isContainer(before) || isContainer(after)) return `${what} changed`;
  return `${what} ${excerpt(before)} → ${excerpt(after)}`;
}

function member(container: JsonObject | readonly JsonValue[], key: string): JsonValue | undefined {
  return Object.hasOwn(container, key) ? (container as JsonObject)[key] : undefined;
}

function excerpt(value: JsonValue): string {
  const text = JSON.stringify(value);
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}

function isContainer(value: JsonValue | undefined): value is JsonObject | readonly JsonValue[] {
  return typeof value === 'object' && value !== null;
}
