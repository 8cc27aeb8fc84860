import { createHash } from 'node:crypto';

import { optional } from '../../model/reader.ts';
import type { Rule } from '../rules/rule.ts';
import { type ChangeCode, rules } from '../rules/rules.ts';
import type { PlacedChange, PlacedReport, PlacedPosition } from './placed-report.ts';
import { consequence, namesOf, whatChanged } from './sentences.ts';

const LEVELS = { breaking: 'error', compatible: 'note', docs: 'note' } as const;

/** SARIF 2.1.0, which code hosts show beside the lines. The old position is a related location. */
export function renderSarif(report: PlacedReport): string {
  const used = [...new Set(report.changes.map(({ code }) => code))].sort();
  const stale = report.stale.map(({ exception: { code, at }, problem, position }) => ({
    ...{ ruleId: 'policy', level: 'error' },
    message: { text: `The exception for ${code} at ${at} ${problem}.` },
    locations: [location(position)],
  }));
  const run = {
    tool: { driver: { name: 'changes', semanticVersion: '1.0.0', rules: used.map(descriptor) } },
    columnKind: 'utf16CodeUnits',
    results: [...report.changes.map((change) => result(change, used.indexOf(change.code))), ...stale],
    properties: { version: report.version },
  };
  const log = { $schema: 'https://json.schemastore.org/sarif-2.1.0.json', version: '2.1.0', runs: [run] };
  return `${JSON.stringify(log, null, 2)}\n`;
}

/** GitHub shows no result without the full description and the help. */
function descriptor(code: ChangeCode): object {
  const { reason }: Rule = rules[code];
  const help =
    'Undo the change, release it as a new major version, or let it through with an exception in the policy (changes-policy.yaml).';
  return {
    id: code,
    shortDescription: { text: code.replaceAll('-', ' ') },
    fullDescription: { text: `Why it breaks clients, or does not: ${reason.replace('{error}', 'an error')}.` },
    help: { text: help },
  };
}

function result(change: PlacedChange, ruleIndex: number): object {
  const { code, level, direction, at, message, spots, before, after, exception, proof } = change;
  const identity = [code, direction, at, message].join('\n');
  const suppression = { kind: 'external', status: 'accepted', justification: exception?.reason };
  return {
    ...{ ruleId: code, ruleIndex, level: LEVELS[level] },
    message: { text: `${whatChanged(change)}. ${level} (${direction}): ${consequence(change)}` },
    locations: [location(after, [at, ...namesOf(change)])],
    relatedLocations: [{ id: 1, message: { text: 'before' }, ...location(before) }],
    // Identifies a change wherever its lines have moved to.
    partialFingerprints: { change: createHash('sha256').update(identity).digest('hex').slice(0, 32) },
    properties: { direction, at, places: spots, ...optional('proof', proof) },
    ...optional('suppressions', exception && [suppression]),
  };
}

function location({ file, line, column, length }: PlacedPosition, names: readonly string[] = []): object {
  return {
    physicalLocation: {
      artifactLocation: { uri: file.split('/').map(encodeURIComponent).join('/') },
      region: { startLine: line, startColumn: column, endColumn: column + length },
    },
    ...(names.length > 0 && { logicalLocations: names.map((fullyQualifiedName) => ({ fullyQualifiedName })) }),
  };
}
