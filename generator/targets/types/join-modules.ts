const IMPORT = /^import type \{([^}]*)\} from '\.\/schemas\.ts';\n+/;
/** Of a line of formatted code. */
const LONGEST_LINE = 120;

/** Joins the pieces of a module, each of which imports what it uses, into one with one list of imports. */
export function joinModules(pieces: readonly string[]): string {
  const names = pieces.flatMap((piece) => IMPORT.exec(piece)?.[1]?.match(/[\w$]+/g) ?? []);
  const bodies = pieces.map((piece) => piece.replace(IMPORT, '')).filter((body) => body.trim() !== '');
  const head = "// Generated from the API's document: edit that, not this.\n";
  return head + importLines([...new Set(names)].sort()) + bodies.join('\n');
}

/** As the formatter prints them. */
function importLines(names: readonly string[]): string {
  if (names.length === 0) return '';
  const line = `import type { ${names.join(', ')} } from './schemas.ts';\n\n`;
  if (names.length === 1 || line.trimEnd().length <= LONGEST_LINE) return line;
  return `import type {\n${names.map((name) => `  ${name},\n`).join('')}} from './schemas.ts';\n\n`;
}
