import type { JsonSchema, SensitiveField } from './api.ts';
import { compareText, isObject } from './canonical.ts';
import { branches, type NamedSchemas, propertiesOf } from './schemas.ts';

/** The fields that `x-sensitive` marks, sorted by path. A schema inside itself is followed once. */
export function sensitiveFields(schema: JsonSchema, named: NamedSchemas): SensitiveField[] {
  const found = new Map<string, SensitiveField>();
  const visit = (at: JsonSchema | undefined, path: readonly string[], inside: readonly unknown[]): void => {
    for (const part of branches(at, named)) {
      if (inside.includes(part)) continue;
      const mark = part['x-sensitive'];
      if (isObject(mark)) found.set(path.join('/'), { path, masked: mark['masked'] ?? null });
      const below = [...inside, part];
      if (isObject(part['items'])) visit(part['items'], [...path, '*'], below);
      for (const [name, property] of propertiesOf(part)) visit(property, [...path, name], below);
    }
  };
  visit(schema, [], []);
  return [...found.entries()].sort(([a], [b]) => compareText(a, b)).map(([, field]) => field);
}
