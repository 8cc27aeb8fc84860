import type { JsonObject, JsonValue } from '../../json.ts';
import type { Finding } from '../finding.ts';
import { at, DocumentView } from '../house-rules/document-view.ts';
import { extensions } from '../house-rules/extensions.ts';
import { extensionRules } from '../house-rules/index.ts';

/**
 * Extensions of others may be called like ours and mean something else: `x-permissions` on an operation, `x-event: true`. One that
 * is not as ours has to be is none of ours, and is left out.
 */
export function amendExtensions(document: JsonObject): Finding[] {
  if (!hasAny(document)) return [];
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

/** Nearly no document has one, and the rules take a walk through all of it. */
function hasAny(value: JsonValue | undefined): boolean {
  const pending = [value];
  while (pending.length > 0) {
    const next = pending.pop();
    if (typeof next !== 'object' || next === null) continue;
    if (Array.isArray(next)) pending.push(...(next as readonly JsonValue[]));
    else
      for (const [key, member] of Object.entries(next)) {
        if (key.startsWith('x-') && Object.hasOwn(extensions, key)) return true;
        if (typeof member === 'object') pending.push(member);
      }
  }
  return false;
}
