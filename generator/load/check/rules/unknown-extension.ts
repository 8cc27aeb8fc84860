import { nearest } from '../../../../service/command-line/nearest.ts';
import { extensions } from './extensions.ts';
import type { Rule } from './rule.ts';

/** A misspelled extension would silently have no effect. */
export const unknownExtension: Rule = {
  code: 'unknown-extension',
  check(view, report) {
    const suggestions = new Map<string, string | undefined>();
    for (const { json, path } of view.objects) {
      for (const key of Object.keys(json)) {
        if (!key.startsWith('x-') || Object.hasOwn(extensions, key)) continue;
        if (!suggestions.has(key)) suggestions.set(key, nearest(key, Object.keys(extensions)));
        const meant = suggestions.get(key);
        report([...path, key], `${key} is not an extension of this generator`, {
          ...(meant !== undefined && { meant, help: `Did you mean ${meant}?` }),
        });
      }
    }
  },
};
