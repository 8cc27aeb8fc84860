import { type Kind, kindOf, operation } from '../../document/grammar.ts';
import { at } from '../../document/follow.ts';
import type { DocumentView } from '../document-view.ts';
import { extensions } from './extensions.ts';
import { parsePointer } from '../../document/json-pointer.ts';
import { walkFrom } from '../../document/walk.ts';
import type { Path } from '../../document/path.ts';
import type { Rule } from './rule.ts';

export const extensionMisplaced: Rule = {
  code: 'extension-misplaced',
  reads: (place) => ['type', 'pattern', '$ref'].map((key) => [...place.slice(0, -1), key]),
  check(view, report) {
    for (const found of view.objects) {
      for (const key of Object.keys(found.json)) {
        if (!key.startsWith('x-') || !Object.hasOwn(extensions, key)) continue;
        const { kind, where, isAllowed } = extensions[key]!;
        if (kind !== found.kind || isAllowed?.(found, view) === false)
          report([...found.path, key], `${key} belongs on ${where}, not here`);
      }
    }
    for (const { path, request } of openEnumsInRequests(view)) {
      report([...path, 'x-open-enum'], `x-open-enum is reached from a request (${request}), where enums are closed`, {
        help: 'Use a separate schema in the request, and write x-open-enum beside the $ref in responses and events only.',
      });
    }
  },
};

/** Skips webhook bodies, which clients receive. */
function openEnumsInRequests(view: DocumentView): { readonly path: Path; readonly request: string }[] {
  const found: { path: Path; request: string }[] = [];
  const seen = new Set<string>();
  const visit = (start: Path, startKind: Kind, request: string): void =>
    walkFrom(at(view.document, start), startKind, start, (json, kind, path) => {
      if (json['x-open-enum'] === true) found.push({ path: [...path], request });
      const ref = json['$ref'];
      if (typeof ref !== 'string' || !ref.startsWith('#/components/') || seen.has(ref)) return;
      seen.add(ref);
      visit(parsePointer(ref.slice(1)), kind, request);
    });
  for (const { json, path } of view.pathOperations) {
    const request = String(json['operationId'] ?? path.slice(1).join(' '));
    for (const part of ['parameters', 'requestBody']) visit([...path, part], kindOf(operation, part), request);
  }
  return found;
}
