import { nearMiss } from '../../document/near-miss.ts';
import { extensions } from './extensions.ts';
import type { Rule } from './rule.ts';

/** A misspelt extension would have no effect, and nothing else would say so. */
export const unknownExtension: Rule = {
  code: 'unknown-extension',
  check(view, report) {
    const misspelt = new Map<string, string | undefined>();
    for (const { json, path } of view.objects) {
      for (const key of Object.keys(json)) {
        if (!key.startsWith('x-') || Object.hasOwn(extensions, key)) continue;
        if (!misspelt.has(key)) misspelt.set(key, nearMiss(key, Object.keys(extensions)));
        const meant = misspelt.get(key);
        report([...path, key], `${key} is no extension that the generator knows`, {
          severity: 'error',
          ...(meant !== undefined && { meant, help: `Did you mean ${meant}?` }),
        });
      }
    }
  },
};
