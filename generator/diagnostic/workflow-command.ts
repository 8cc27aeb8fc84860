interface At {
  readonly file: string;
  /** From 1; without it, the message is about the whole file. */
  readonly line?: number;
  readonly column?: number;
  readonly title: string;
}

/** A workflow command of GitHub Actions: shows a message at a line of the pull request. */
export function workflowCommand(level: 'error' | 'warning' | 'notice', at: At, message: string): string {
  const place = at.line === undefined ? '' : `,line=${at.line},col=${at.column ?? 1}`;
  return `::${level} file=${property(at.file)}${place},title=${property(at.title)}::${data(message)}\n`;
}

function data(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function property(text: string): string {
  return data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
