import { compareForms, compareKeywords } from './keywords.ts';
import { compareLimits, comparePatterns } from './limits.ts';
import { compareProperties } from './properties.ts';
import { PairReport, type SchemaPairs } from './schema-pairs.ts';
import { compareSubschemas } from './subschemas.ts';
import { compareTypes, compareValues } from './types.ts';
import { compareUnions, isAlternative } from './unions.ts';

/** Compares all pairs, and those that they contain, until none is left. */
export function compareSchemas(pairs: SchemaPairs): void {
  for (let pair = pairs.next(); pair !== undefined; pair = pairs.next()) {
    comparePair(new PairReport(pairs, pair));
  }
}

/** Reports the differences of two schemas. Their subschemas become separate pairs. */
function comparePair(report: PairReport): void {
  if (!hasSameParts(report) && !compareParts(report)) return;
  compareProperties(report);
  compareSubschemas(report);
  compareUnions(report);
}

/** Most pairs differ only in something that they refer to. */
function hasSameParts({ base, head }: PairReport): boolean {
  return (
    base.never === head.never &&
    base.parts.length === head.parts.length &&
    base.parts.every(({ json, orNull }, index) => {
      const part = head.parts[index]!;
      return json === part.json && orNull === part.orNull;
    })
  );
}

/** Compares all but the subschemas. Returns whether those matter, too. */
function compareParts(report: PairReport): boolean {
  compareKeywords(report);
  const { base, head } = report;
  const paths = [base.path, head.path] as const;
  if (head.never && !base.never) report.differ('nothing-allowed', paths, 'no longer accepts any value');
  if (base.never && !head.never) report.differ('something-allowed', paths, 'now accepts values');
  if (base.never || head.never || isAlternative(report) || !compareTypes(report)) return false;
  compareValues(report);
  compareLimits(report);
  compareForms(report);
  comparePatterns(report);
  return true;
}
