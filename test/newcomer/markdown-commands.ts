import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The documents whose commands and snippets `npm run newcomer` runs. */
export const DOCUMENTS = [
  'README.md',
  'CONTRIBUTING.md',
  'docs/architecture.md',
  'docs/commands.md',
  'docs/operations.md',
  'docs/webhook-receiver.md',
  'bench/README.md',
] as const;

/** A command as a document prints it, without its trailing comment. */
export interface DocumentedCommand {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

/** A fenced block. */
export interface Snippet {
  readonly file: string;
  /** The line of its first content. */
  readonly line: number;
  /** The info string of the fence; empty when there is none. */
  readonly language: string;
  readonly text: string;
}

/** The commands of all documents: lines of `sh` blocks, and inline code that starts with `npm` or `npx`. */
export function documentedCommands(root: string): DocumentedCommand[] {
  return DOCUMENTS.flatMap((file) => commandsOf(file, readFileSync(join(root, file), 'utf8')));
}

/** The fenced blocks of all documents. */
export function documentedSnippets(root: string): Snippet[] {
  return DOCUMENTS.flatMap((file) => snippetsOf(file, readFileSync(join(root, file), 'utf8')));
}

function commandsOf(file: string, markdown: string): DocumentedCommand[] {
  const inBlocks = snippetsOf(file, markdown)
    .filter(({ language }) => language === 'sh')
    .flatMap(({ text, line }) =>
      text
        .trimEnd()
        .split('\n')
        .map((each, index) => ({ file, text: withoutComment(each), line: line + index })),
    );
  return [...inBlocks, ...inlineCommands(file, markdown)];
}

function snippetsOf(file: string, markdown: string): Snippet[] {
  return [...markdown.matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)].map(
    ({ 0: all, 1: language = '', 2: text = '', index }) => ({
      file,
      language,
      text,
      line: markdown.slice(0, index + all.indexOf('\n') + 1).split('\n').length,
    }),
  );
}

function withoutComment(command: string): string {
  return command.replace(/\s+# .*$/, '').trimEnd();
}

function inlineCommands(file: string, markdown: string): DocumentedCommand[] {
  const prose = markdown.replace(/^```\w*\n[\s\S]*?^```$/gm, (block) => block.replace(/[^\n]/g, ''));
  return prose
    .split('\n')
    .flatMap((text, index) =>
      [...text.matchAll(/`((?:npm|npx) [^`]+)`/g)].map(([, command]) => ({ file, text: command!, line: index + 1 })),
    );
}
