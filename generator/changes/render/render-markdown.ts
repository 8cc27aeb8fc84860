import type { Level } from '../direction.ts';
import { countedChanges, versionSentence } from './counts.ts';
import { type PlacedChange, type PlacedReport, shownAt } from './placed-report.ts';
import { howToLetThrough } from './let-through.ts';
import { whoAndWhatToDo } from './sentences.ts';

const TITLES: readonly (readonly [Level, string])[] = [
  ['breaking', 'Breaking'],
  ['compatible', 'Compatible'],
  ['docs', 'Documentation'],
];

/** A summary for a pull request: a table for each level, the places of a change in one cell. */
export function renderMarkdown(report: PlacedReport): string {
  const tables = TITLES.flatMap(([level, title]) => {
    const changes = report.placed.filter(({ change }) => change.level === level);
    if (changes.length === 0) return [];
    const rows = changes.map(row);
    return [
      [`### ${title}`, '', '| what | change | direction | reaches | where |', '|---|---|---|---|---|', ...rows].join(
        '\n',
      ),
    ];
  });
  const entries = howToLetThrough(report);
  const letThrough = entries === undefined ? [] : [`${text(entries.sentence)}\n\n\`\`\`yaml\n${entries.yaml}\`\`\``];
  const stale = report.stale.map(
    ({ exception, problem }) =>
      `- policy: the exception for ${code(exception.code)} at ${code(exception.at)} ${text(problem)}`,
  );
  return [
    `## API changes\n\n${text(countedChanges(report))}. ${text(versionSentence(report))}.`,
    ...tables,
    ...letThrough,
    ...(stale.length === 0 ? [] : [stale.join('\n')]),
  ]
    .join('\n\n')
    .concat('\n');
}

function row({ change, before, after, exception, proof }: PlacedChange): string {
  const names = [...new Set(change.spots.map(({ name }) => name))];
  const why =
    exception === undefined ? whoAndWhatToDo(change) : `excepted until ${exception.expires}: ${exception.reason}`;
  const shown = proof === undefined ? '' : `<br>${code(proof.text)}`;
  return `| ${code(change.subject)} | ${text(change.message)}. ${text(why)}${shown} | ${change.direction} | ${names.map(code).join(' ')} | ${code(shownAt(change.gone ? before : after))} |`;
}

/** Text of a spec that must not become markup, nor end the cell. */
function text(value: string): string {
  return value.replace(/[\r\n]+/g, ' ').replace(/[&<>\\`*_[\]|~#]/g, (character) => `&#${character.codePointAt(0)};`);
}

/** In a code span only the fence and the cell can be ended. */
function code(value: string): string {
  const flat = value.replace(/[\r\n]+/g, ' ').replaceAll('|', '\\|');
  const fence = '`'.repeat(Math.max(0, ...[...flat.matchAll(/`+/g)].map(([run]) => run.length)) + 1);
  return fence.length === 1 ? `\`${flat}\`` : `${fence} ${flat} ${fence}`;
}
