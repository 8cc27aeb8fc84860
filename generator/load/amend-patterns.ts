import { diagnose } from '../diagnostic/diagnose.ts';
import type { Diagnostic } from '../diagnostic/diagnostic.ts';
import type { Place } from '../diagnostic/place.ts';
import type { JsonObject, JsonValue } from '../json.ts';
import { isRegex } from './compile-regex.ts';
import { schema } from './grammar.ts';
import { walk } from './walk.ts';

/**
 * Patterns are read with the `u` flag, as JSON Schema asks, and that allows no needless escapes (`\:`, `\_`). Documents of others
 * are full of them. They mean the same without, so they are rewritten here, and said to be.
 */
export function amendPatterns(
  document: JsonObject,
  place: (path: readonly (string | number)[]) => Place,
): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const amend = (pattern: string, path: readonly (string | number)[]): string => {
    if (isRegex(pattern, 'u') || !isRegex(pattern, '')) return pattern;
    const amended = withoutNeedlessEscapes(pattern);
    if (!isRegex(amended, 'u')) return pattern;
    const message = `the pattern ${pattern} escapes what needs no escape, so it is read as ${amended}`;
    const help = 'Leave the needless backslashes out.';
    diagnostics.push(diagnose('pattern-invalid', place(path), message, { severity: 'warning', help }));
    return amended;
  };
  walk(document, (json: Record<string, JsonValue>, kind, path) => {
    if (kind !== schema) return;
    if (typeof json['pattern'] === 'string') json['pattern'] = amend(json['pattern'], [...path, 'pattern']);
    const named = Object.entries((json['patternProperties'] as JsonObject | undefined) ?? {});
    const amended = named.map(
      ([source, member]) => [amend(source, [...path, 'patternProperties', source]), member] as const,
    );
    if (amended.some(([source], at) => source !== named[at]![0]))
      json['patternProperties'] = Object.fromEntries(amended);
  });
  return diagnostics;
}

function withoutNeedlessEscapes(pattern: string): string {
  let inClass = false;
  return pattern.replace(/\\(.)|[[\]]/gsu, (text, escaped: string | undefined) => {
    if (escaped === undefined) {
      inClass = text === '[';
      return text;
    }
    const needed = /[\^$\\.*+?()[\]{}|/A-Za-z0-9]/.test(escaped) || (inClass && escaped === '-');
    return needed ? text : escaped;
  });
}
