import type { PlacedDiagnostic } from './place-diagnostics.ts';

/** Workflow commands of GitHub Actions, which show each diagnostic at its line of the pull request. */
export function renderGithub(placed: readonly PlacedDiagnostic[]): string {
  return placed
    .map(({ diagnostic, position, related }) => {
      const { severity, code, message, help, place } = diagnostic;
      const also = related
        .map((each) => `\n${each.file}:${each.position.line}:${each.position.column}: ${each.message}`)
        .join('');
      const properties = `file=${property(place.file)},line=${position.line},col=${position.column},title=${property(code)}`;
      return `::${severity} ${properties}::${data(`${message}\n${help}${also}`)}\n`;
    })
    .join('');
}

function data(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function property(text: string): string {
  return data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
