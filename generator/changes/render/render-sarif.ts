import { createHash } from 'node:crypto';

import { rules } from '../rules/rules.ts';
import type { Rule } from '../rules/rule.ts';
import { type PlacedChange, type PlacedReport } from './placed-report.ts';
import type { PlacedPosition } from './places.ts';
import { whatChanged, whoAndWhatToDo } from './sentences.ts';

const LEVELS = { breaking: 'error', compatible: 'note', docs: 'note' } as const;

/**
 * SARIF 2.1.0, which code hosts show beside the lines. The old position is a related location; an exception
 * suppresses.
 */
export function renderSarif(report: PlacedReport): string {
  const used = [...new Set(report.placed.map(({ change }) => change.code))].sort();
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'changes',
            semanticVersion: '1.0.0',
            rules: used.map(descriptor),
          },
        },
        columnKind: 'utf16CodeUnits',
        results: [
          ...report.placed.map((placed) => result(placed, used.indexOf(placed.change.code))),
          ...report.stale.map(({ exception, problem, position }) => ({
            ruleId: 'policy',
            level: 'error',
            message: { text: `The exception for ${exception.code} at ${exception.at} ${problem}.` },
            locations: [location(position)],
          })),
        ],
        properties: { version: report.version },
      },
    ],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}

/** GitHub shows no result without the full text and the help. */
function descriptor(code: keyof typeof rules): object {
  const { reason }: Rule = rules[code];
  return {
    id: code,
    shortDescription: { text: code.replaceAll('-', ' ') },
    fullDescription: { text: `Why it breaks a program, or does not: ${reason.replace('{error}', 'an error')}.` },
    help: {
      text: 'Undo the change, release it as a new major version, or let it through with an exception in the policy (changes-policy.yaml).',
    },
  };
}

function result({ change, before, after, exception, proof }: PlacedChange, ruleIndex: number): object {
  const names = [...new Set(change.spots.map(({ name }) => name))];
  return {
    ruleId: change.code,
    ruleIndex,
    level: LEVELS[change.level],
    message: {
      text: `${whatChanged(change)}. ${change.level} (${change.direction}): ${whoAndWhatToDo(change)}`,
    },
    locations: [location(after, [change.at, ...names])],
    relatedLocations: [{ id: 1, message: { text: 'before' }, ...location(before) }],
    partialFingerprints: { change: fingerprint(change.code, change.direction, change.at, change.message) },
    properties: {
      direction: change.direction,
      at: change.at,
      places: change.spots,
      ...(proof === undefined ? {} : { proof }),
    },
    ...(exception === undefined
      ? {}
      : { suppressions: [{ kind: 'external', status: 'accepted', justification: exception.reason }] }),
  };
}

function location({ file, line, column, length }: PlacedPosition, names: readonly string[] = []): object {
  return {
    physicalLocation: {
      artifactLocation: { uri: file.split('/').map(encodeURIComponent).join('/') },
      region: { startLine: line, startColumn: column, endColumn: column + length },
    },
    ...(names.length === 0 ? {} : { logicalLocations: names.map((fullyQualifiedName) => ({ fullyQualifiedName })) }),
  };
}

/** The same for the same change, wherever the lines have moved to. */
function fingerprint(...parts: readonly string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 32);
}
