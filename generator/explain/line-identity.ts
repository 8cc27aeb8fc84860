const DECLARED = /^(?:export )?(?:interface|type|const|class|function) [\w$]+|^(?:readonly )?[\w$'".-]+\??(?=[:(])/;

/**
 * Identifies a line of generated code wherever it is: by its own text, the declarations that contain it
 * and, for a comment, by what it describes.
 */
export function lineIdentity(lines: readonly string[], index: number): string {
  const around = [...commented(lines, index), ...opener(lines, index), ...outside(lines, index)];
  const named = around.map((at) => {
    const line = lines[at]!.trim();
    return DECLARED.exec(line)?.[0].replace('?', '') ?? line;
  });
  return [lines[index]!.trim(), ...named].join('\n');
}

export function hasLine(text: string, identity: string): boolean {
  const lines = text.split('\n');
  const own = identity.split('\n', 1)[0]!.replace(/\d+/g, '');
  return lines.some(
    (line, index) => line.trim().replace(/\d+/g, '') === own && lineIdentity(lines, index) === identity,
  );
}

function commented(lines: readonly string[], index: number): number[] {
  if (!/^(\*|\/\*\*)/.test(lines[index]!.trim())) return [];
  const end = lines.findIndex((line, at) => at >= index && line.includes('*/'));
  return end === -1 || lines[end + 1] === undefined ? [] : [end + 1];
}

/** The line that a closing bracket closes. */
function opener(lines: readonly string[], index: number): number[] {
  if (!/^[\])}]/.test(lines[index]!.trim())) return [];
  const width = indentation(lines[index]!);
  const at = lines.findLastIndex((line, before) => before < index && line.trim() !== '' && indentation(line) === width);
  return at === -1 ? [] : [at];
}

function outside(lines: readonly string[], index: number): number[] {
  const found: number[] = [];
  let width = indentation(lines[index]!);
  for (let at = index - 1; at >= 0 && width > 0; at -= 1) {
    const line = lines[at]!;
    if (line.trim() === '' || indentation(line) >= width) continue;
    width = indentation(line);
    found.push(at);
  }
  return found;
}

function indentation(line: string): number {
  return line.length - line.trimStart().length;
}
