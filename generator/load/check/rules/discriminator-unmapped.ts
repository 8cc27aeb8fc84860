import { unmappedVariants } from '../unmapped-variants.ts';
import type { Rule } from './rule.ts';

/**
 * The bundler derives a name for a nested schema, and no sender would know that name as a discriminator
 * value.
 */
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
