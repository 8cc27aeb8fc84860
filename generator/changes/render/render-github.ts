import { workflowCommand } from '../../diagnostic/workflow-command.ts';
import { type PlacedChange, type PlacedReport, shownAt } from './placed-report.ts';
import { consequence, namesOf, versionSentence, whatChanged } from './sentences.ts';

/** Workflow commands of GitHub Actions. A pull request lacks the old file, so all refer to the new one. */
export function renderGithub(report: PlacedReport): string {
  const changes = report.changes
    .filter(({ level }) => level !== 'docs')
    .map((change) => annotation(change, report.policyFile));
  const stale = report.stale.map(({ exception: { code, at }, problem, position }) =>
    workflowCommand('error', { ...position, title: 'Change policy' }, `${code} at ${at} ${problem}`),
  );
  const place = { file: report.head, line: 1, column: 1, title: 'Version' };
  const version = report.version.problem === undefined ? '' : workflowCommand('error', place, versionSentence(report));
  return [...changes, ...stale, version].join('');
}

function annotation(change: PlacedChange, policyFile: string): string {
  const { before, after, exception, proof } = change;
  const level = change.level !== 'breaking' ? 'notice' : exception === undefined ? 'error' : 'warning';
  const names = namesOf(change);
  const lines = [
    whatChanged(change),
    `${change.level} for ${change.direction}: ${exception?.reason ?? consequence(change)}`,
    ...(names.length === 0 ? [] : [`affects ${names.join(', ')}`]),
    ...(proof === undefined ? [] : [proof.text]),
    `before: ${shownAt(before)}`,
    ...(level === 'error'
      ? [`to let it through, add an exception for ${change.code} at ${change.at} to ${policyFile}`]
      : []),
  ];
  return workflowCommand(level, { ...after, title: change.code }, lines.join('\n'));
}
