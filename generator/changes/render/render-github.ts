import { workflowCommand } from '../../diagnostic/workflow-command.ts';
import { versionSentence } from './counts.ts';
import { type PlacedChange, type PlacedReport, shownAt } from './placed-report.ts';

/** Workflow commands of GitHub Actions. What is gone is shown where it would stand: the old file is not in the pull request. */
export function renderGithub(report: PlacedReport): string {
  const changes = report.placed.filter(({ change }) => change.level !== 'docs').map(annotation);
  const stale = report.stale.map(({ exception, problem, position }) =>
    workflowCommand(
      'error',
      { ...position, title: 'Change policy' },
      `${exception.code} at ${exception.at} ${problem}`,
    ),
  );
  const version =
    report.version.problem === undefined
      ? ''
      : workflowCommand('error', { file: report.head, line: 1, column: 1, title: 'Version' }, versionSentence(report));
  return [...changes, ...stale, version].join('');
}

function annotation({ change, before, after, exception, proof }: PlacedChange): string {
  const level = change.level !== 'breaking' ? 'notice' : exception === undefined ? 'error' : 'warning';
  const names = [...new Set(change.spots.map(({ name }) => name))];
  const lines = [
    `${change.subject}: ${change.message}`,
    `${change.level} for ${change.direction}: ${exception?.reason ?? change.reason}`,
    ...(names.length === 0 ? [] : [`reaches ${names.join(', ')}`]),
    ...(proof === undefined ? [] : [proof.text]),
    `before: ${shownAt(before)}`,
  ];
  return workflowCommand(level, { ...after, title: change.code }, lines.join('\n'));
}
