import { workflowCommand } from '../../diagnostic/workflow-command.ts';
import { versionSentence } from './counts.ts';
import { type PlacedChange, type PlacedReport, shownAt } from './placed-report.ts';
import { whatChanged, whoAndWhatToDo } from './sentences.ts';

/**
 * Workflow commands of GitHub Actions. What is gone is shown where it would stand: the old file is not in
 * the pull request.
 */
export function renderGithub(report: PlacedReport): string {
  const changes = report.placed
    .filter(({ change }) => change.level !== 'docs')
    .map((placed) => annotation(placed, report));
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

function annotation({ change, before, after, exception, proof }: PlacedChange, report: PlacedReport): string {
  const level = change.level !== 'breaking' ? 'notice' : exception === undefined ? 'error' : 'warning';
  const names = [...new Set(change.spots.map(({ name }) => name))];
  const lines = [
    whatChanged(change),
    `${change.level} for ${change.direction}: ${exception?.reason ?? whoAndWhatToDo(change)}`,
    ...(names.length === 0 ? [] : [`reaches ${names.join(', ')}`]),
    ...(proof === undefined ? [] : [proof.text]),
    `before: ${shownAt(before)}`,
    ...(level === 'error'
      ? [`to let it through, add an exception for ${change.code} at ${change.at} to ${report.policyFile}`]
      : []),
  ];
  return workflowCommand(level, { ...after, title: change.code }, lines.join('\n'));
}
