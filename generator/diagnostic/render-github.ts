import type { PlacedDiagnostic } from './place-diagnostics.ts';
import { workflowCommand } from './workflow-command.ts';

/** Workflow commands of GitHub Actions, which show each diagnostic at its line of the pull request. */
export function renderGithub(placed: readonly PlacedDiagnostic[]): string {
  return placed
    .map(({ diagnostic, position, related }) => {
      const { severity, code, message, help, place } = diagnostic;
      const also = related
        .map((each) => `\n${each.file}:${each.position.line}:${each.position.column}: ${each.message}`)
        .join('');
      return workflowCommand(severity, { ...position, file: place.file, title: code }, `${message}\n${help}${also}`);
    })
    .join('');
}
