import { compareForms, compareKeywords } from './keywords.ts';
import { compareLimits, comparePatterns } from './limits.ts';
import { compareProperties } from './properties.ts';
import { PairReport, type SchemaPairs } from './schema-pairs.ts';
import { compareSubschemas } from './subschemas.ts';
import { compareTypes, compareValues } from './types.ts';
import { compareUnions, isAlternative } from './unions.ts';

/** Compares all pairs, and those that they contain, until none is left. */
export function compareSchemas(pairs: SchemaPairs): void {
  for (let pair = pairs.next(); pair !== undefined; pair = pairs.next()) comparePair(new PairReport(pairs, pair));
}

/** Reports the differences of two schemas. Their subschemas become separate pairs. */
function comparePair(report: PairReport): void {
  compareKeywords(report);
  const { base, head } = report;
  const paths = [base.path, head.path] as const;
  if (head.never && !base.never) report.differ('nothing-allowed', paths, 'no longer accepts any value');
  if (base.never && !head.never) report.differ('something-allowed', paths, 'now accepts values');
  // Nothing else matters then.
  if (base.never || head.never || isAlternative(report) || !compareTypes(report)) return;
  compareValues(report);
  compareLimits(report);
  compareForms(report);
  comparePatterns(report);
  compareProperties(report);
  compareSubschemas(report);
  compareUnions(report);
}
