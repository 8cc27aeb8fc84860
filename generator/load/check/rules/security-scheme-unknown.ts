import type { JsonValue } from '../../../json.ts';
import { didYouMean } from './did-you-mean.ts';
import { entries, get, list } from '../../document/json.ts';
import type { Path } from '../../document/path.ts';
import type { Rule } from './rule.ts';

export const securitySchemeUnknown: Rule = {
  code: 'security-scheme-unknown',
  thirdParty: 'warning',
  check(view, report) {
    const known = entries(get(view.document['components'], 'securitySchemes')).map(([name]) => name);
    const check = (security: JsonValue | undefined, path: Path): void =>
      list(security).forEach((requirement, index) => {
        for (const [scheme] of entries(requirement)) {
          if (known.includes(scheme)) continue;
          report([...path, index, scheme], `components has no security scheme '${scheme}'`, {
            ...didYouMean(scheme, known),
            reads: [['components', 'securitySchemes', scheme]],
            once: scheme,
          });
        }
      });
    check(view.document['security'], ['security']);
    for (const { json, path } of view.operations) check(json['security'], [...path, 'security']);
  },
};
