import type { JsonObject, JsonValue } from '../../json.ts';
import type { Finding } from '../check/finding.ts';
import { at, isCompound } from '../document/json.ts';
import { DocumentView } from '../check/document-view.ts';
import { extensions } from '../check/rules/extensions.ts';
import { extensionRules } from '../check/rules/index.ts';

/**
 * A third-party document may use the name of one of our extensions with another meaning: `x-permissions` on
 * an operation, `x-event: true`. Removes extensions that break our rules.
 */
export function amendExtensions(document: JsonObject): Finding[] {
  if (!hasExtension(document)) return [];
  const view = new DocumentView(document, false);
  const found: Finding[] = [];
  for (const rule of extensionRules) {
    rule.check(view, (path, message) => {
      const index = path.findLastIndex((key) => Object.hasOwn(extensions, key));
      const key = String(path[index]);
      const owner = at(document, path.slice(0, index)) as Record<string, JsonValue> | undefined;
      if (index < 0 || owner?.[key] === undefined) return;
      delete owner[key];
      const options = { severity: 'warning', once: key, help: 'Rename it if it is meant for another tool.' } as const;
      found.push({
        code: rule.code,
        path: path.slice(0, index + 1),
        message: `${message}, so it has no effect`,
        options,
      });
    });
  }
  return found;
}

/**
 * Whether one of our names occurs at all: in most documents none does, and the rules take ten times as long.
 */
function hasExtension(value: JsonValue): boolean {
  if (!isCompound(value)) return false;
  if (Array.isArray(value)) return value.some(hasExtension);
  return Object.keys(value).some((key) => Object.hasOwn(extensions, key) || hasExtension((value as JsonObject)[key]!));
}
