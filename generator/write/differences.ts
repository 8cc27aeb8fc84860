import type { JsonObject, JsonValue } from '../json.ts';
import type { Api } from '../model/api.ts';

export type Path = readonly (string | number)[];

/** Paths at which two documents differ, as deep as possible, in the order of the second one. */
export function differences(before: JsonValue, after: JsonValue): Path[] {
  const found: Path[] = [];
  const visit = (a: JsonValue | undefined, b: JsonValue | undefined, path: Path): void => {
    if (a === b) return;
    if (!isContainer(a) || !isContainer(b) || Array.isArray(a) !== Array.isArray(b)) {
      found.push(path);
      return;
    }
    const keys = new Set([...Object.keys(b), ...Object.keys(a)]);
    for (const key of keys) {
      const step = Array.isArray(b) ? Number(key) : key;
      visit((a as JsonObject)[key], (b as JsonObject)[key], [...path, step]);
    }
  };
  visit(before, after, []);
  return found;
}

/** What of the `Api` a place of the document belongs to, as `OutputFile.sources` names it. */
export function sourceOf(path: Path, api: Api): string {
  const [first, second, third] = path;
  if (first === 'webhooks') return `events/${second}`;
  if (first === 'components' && second === 'schemas') return `schemas/${third}`;
  if (first === 'paths') {
    const operation = api.operations.find((candidate) => candidate.path === second && candidate.method === third);
    if (operation) return `operations/${operation.id}`;
  }
  return 'document';
}

function isContainer(value: JsonValue | undefined): value is JsonObject | readonly JsonValue[] {
  return typeof value === 'object' && value !== null;
}
