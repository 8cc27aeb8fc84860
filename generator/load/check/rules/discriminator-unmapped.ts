import { unmappedVariants } from '../unmapped-variants.ts';
import type { Rule } from './rule.ts';

/** The name that the bundler derives for a nested schema is not a useful discriminator value. */
export const discriminatorUnmapped: Rule = {
  code: 'discriminator-unmapped',
  reads: (place) => [place.slice(0, -3)],
  check(view, report) {
    for (const { json, path } of view.schemas) {
      for (const { keyword, index, property } of unmappedVariants(json, view.document, view.unnamed))
        report([...path, keyword, index, '$ref'], `no value of the discriminator '${property}' selects this schema`);
    }
  },
};
