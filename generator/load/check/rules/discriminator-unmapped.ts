import { unmappedVariants } from '../unmapped-variants.ts';
import { schemaRule } from './rule.ts';

/** The name that the bundler derives for a nested schema is not a useful discriminator value. */
export const discriminatorUnmapped = schemaRule({
  code: 'discriminator-unmapped',
  reads: (place) => [place.slice(0, -3)],
  check(json, report, { document, unnamed }) {
    for (const { keyword, index, property } of unmappedVariants(json, document, unnamed))
      report([keyword, index, '$ref'], `no value of the discriminator '${property}' selects this schema`);
  },
});
