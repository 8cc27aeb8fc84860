import type { Level } from '../direction.ts';
import { type PlacedChange, type PlacedReport, shownAt } from './placed-report.ts';
import { consequence, countedChanges, namesOf, policyEntries, versionSentence } from './sentences.ts';

const TITLES: Record<Level, string> = { breaking: 'Breaking', compatible: 'Compatible', docs: 'Documentation' };
const COLUMNS = '| what | change | direction | affects | where |\n|---|---|---|---|---|';

export function renderMarkdown(report: PlacedReport): string {
  const tables = Object.entries(TITLES).flatMap(([level, title]) => {
    const rows = report.changes.filter((change) => change.level === level).map(row);
    return rows.length === 0 ? [] : [`### ${title}\n\n${[COLUMNS, ...rows].join('\n')}`];
  });
  const entries = policyEntries(report);
  const stale = report.stale.map(
    ({ exception, problem }) =>
      `- policy: the exception for ${code(exception.code)} at ${code(exception.at)} ${text(problem)}`,
  );
  const sections = [
    `## API changes\n\n${text(countedChanges(report))}. ${text(versionSentence(report))}.`,
    ...tables,
    ...(entries === undefined ? [] : [`${text(entries.sentence)}\n\n\`\`\`yaml\n${entries.yaml}\`\`\``]),
    ...(stale.length === 0 ? [] : [stale.join('\n')]),
  ];
  return `${sections.join('\n\n')}\n`;
}

function row(change: PlacedChange): string {
  const { before, after, exception, proof } = change;
  const why =
    exception === undefined ? consequence(change) : `excepted until ${exception.expires}: ${exception.reason}`;
  const cells = [
    code(change.subject),
    `${text(change.message)}. ${text(why)}${proof === undefined ? '' : `<br>${code(proof.text)}`}`,
    change.direction,
    namesOf(change).map(code).join(' '),
    code(shownAt(change.removed ? before : after)),
  ];
  return `| ${cells.join(' | ')} |`;
}

/** Text of a spec that must not become markup, nor end the cell. */
function text(value: string): string {
  return value.replace(/[\r\n]+/g, ' ').replace(/[&<>\\`*_[\]|~#]/g, (character) => `&#${character.codePointAt(0)};`);
}

/** In a code span, only backticks and the end of the cell have a meaning. */
function code(value: string): string {
  const flat = value.replace(/[\r\n]+/g, ' ').replaceAll('|', '\\|');
  const fence = '`'.repeat(Math.max(0, ...[...flat.matchAll(/`+/g)].map(([run]) => run.length)) + 1);
  return fence.length === 1 ? `\`${flat}\`` : `${fence} ${flat} ${fence}`;
}
