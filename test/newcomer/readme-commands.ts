/** A command as the README prints it, without the remark behind it. */
export interface ReadmeCommand {
  readonly text: string;
  readonly line: number;
}

/** A fenced block. */
export interface Snippet {
  /** Of the fence's first line; empty where it names no language. */
  readonly language: string;
  readonly text: string;
  readonly line: number;
}

/**
 * Every command that a README prints: the lines of blocks in `sh`, `npm …` and `npx …` in running text, and in tables of commands each
 * further form, such as `-- --help` beside `npm start`.
 */
export function readmeCommands(markdown: string): ReadmeCommand[] {
  const inBlocks = readmeSnippets(markdown)
    .filter(({ language }) => language === 'sh')
    .flatMap(({ text, line }) =>
      text
        .trimEnd()
        .split('\n')
        .map((each, index) => ({ text: withoutRemark(each), line: line + index })),
    );
  return [
    ...inBlocks,
    ...outsideBlocks(markdown).flatMap(({ text, line }) => inlineCommands(text).map((each) => ({ text: each, line }))),
  ];
}

export function readmeSnippets(markdown: string): Snippet[] {
  return [...markdown.matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)].map(
    ({ 0: all, 1: language = '', 2: text = '', index }) => ({
      language,
      text,
      line: markdown.slice(0, index + all.indexOf('\n') + 1).split('\n').length,
    }),
  );
}

function withoutRemark(command: string): string {
  return command.replace(/\s+# .*$/, '').trimEnd();
}

function outsideBlocks(markdown: string): { readonly text: string; readonly line: number }[] {
  const blanked = markdown.replace(/^```\w*\n[\s\S]*?^```$/gm, (block) => block.replace(/[^\n]/g, ''));
  return blanked.split('\n').map((text, index) => ({ text, line: index + 1 }));
}

function inlineCommands(line: string): string[] {
  const spans = [...line.matchAll(/`([^`]+)`/g)].map(([, text]) => text!);
  const commands = spans.filter((text) => /^(?:npm|npx) /.test(text));
  const [first] = commands;
  const isRow = first !== undefined && line.startsWith(`| \`${first}\``);
  const forms = isRow
    ? spans.filter((text) => text.startsWith('-- ')).map((text) => `${first.replace(/ -- .*$/, '')} ${text}`)
    : [];
  return [...new Set([...commands, ...forms])];
}
