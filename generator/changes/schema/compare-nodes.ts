import { compareAnnotations } from './annotations.ts';
import type { PairReport } from './comparison.ts';
import { compareExtensions } from './extensions.ts';
import { compareFormats } from './formats.ts';
import { compareItems } from './items.ts';
import { compareLimits } from './limits.ts';
import { compareProperties } from './properties.ts';
import type { SchemaNode } from './schema-node.ts';
import { compareSubschemas, SUBSCHEMAS } from './subschemas.ts';
import { compareTypes } from './types.ts';
import { compareUnions, takeAsAlternative } from './unions.ts';
import { compareValues } from './values.ts';

/** Everything in which two schemas differ, without what is inside of them: that becomes pairs of their own. */
export function compareNodes(report: PairReport, base: SchemaNode, head: SchemaNode): void {
  // Most are compared for what is inside of them.
  const isAlike = haveSameParts(base, head);
  if (!isAlike) {
    compareAnnotations(report, base, head);
    compareExtensions(report, base, head);
  }
  if (base.never !== head.never) {
    const code = head.never ? 'nothing-allowed' : 'something-allowed';
    report.differ(code, base.path, head.path, head.never ? 'no longer accepts any value' : 'now accepts values');
  }
  if (base.never || head.never || takeAsAlternative(report, base, head)) return;
  if (!isAlike) {
    if (!compareTypes(report, base, head)) return;
    compareValues(report, base, head);
    compareLimits(report, base, head);
    compareFormats(report, base, head);
  }
  const leads = isAlike ? leadsBy(report, head) : () => true;
  if (leads(PROPERTIES)) compareProperties(report, base, head, isAlike);
  if (leads(ITEMS)) compareItems(report, base, head);
  if (leads(SUBSCHEMAS)) compareSubschemas(report, base, head);
  if (leads(UNIONS)) compareUnions(report, base, head);
}

const PROPERTIES = ['properties', 'additionalProperties', 'unevaluatedProperties'];
const ITEMS = ['items', 'prefixItems'];
const UNIONS = ['anyOf', 'oneOf'];

/** By which keywords a schema leads to something different: of one that says the same, only what stands there need be compared. */
function leadsBy({ comparison }: PairReport, { parts }: SchemaNode): (keywords: readonly string[]) => boolean {
  return (keywords) =>
    keywords.some((keyword) => parts.some(({ json }) => comparison.touched.isReachedBy(json[keyword])));
}

function haveSameParts(base: SchemaNode, head: SchemaNode): boolean {
  if (base === head) return true;
  return (
    base.parts.length === head.parts.length &&
    base.parts.every(({ json, orNull }, index) => {
      const other = head.parts[index]!;
      return json === other.json && orNull === other.orNull;
    })
  );
}
