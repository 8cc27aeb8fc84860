import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

import { paintedFrame, printable } from '../diagnostic/code-frame.ts';
import type { Locate, Position } from '../diagnostic/diagnostic.ts';
import type { Cause, Explanation } from './explain.ts';

const PROJECT = fileURLToPath(new URL('../../', import.meta.url));
/** Places shown with the lines around them; the others are only named. */
const FRAMED = 4;

export interface ExplainedLine {
  /** From the working directory. */
  readonly file: string;
  readonly line: number;
  readonly explanation: Explanation;
}

type Paint = Parameters<typeof paintedFrame>[1];

const plain: Paint = (_, text) => text;

export function explanationText({ file, line, explanation }: ExplainedLine, paint: Paint): string {
  const { causes, reachedBy, templates, module, locate } = explanation;
  const found = causes.length > 0 ? 'made of' : 'made of nothing in the document: it is the same for every one';
  const others = places(reachedBy, locate).map(({ at }) => at);
  const printedBy = templates.flatMap((each) => [
    `${own(each.file)}:${each.line}`,
    ...frame(own(each.file), each.line, paint),
  ]);
  const unprinted = module.file.startsWith('generator/') ? `${own(module.file)} without a template` : module.file;
  const sections = [
    section(paint('bold', `${file}:${line}`), frame(file, line, plain)),
    section(
      paint('cyan', found),
      places(causes, locate).flatMap(({ at, position }, index) =>
        index < FRAMED ? [at, ...paintedFrame(position, paint)] : [at],
      ),
    ),
    ...(others.length > 0 ? [section(paint('cyan', 'there because of'), others)] : []),
    section(
      paint('cyan', module.isCopied ? 'copied from' : 'printed by'),
      templates.length > 0 ? printedBy : [unprinted],
    ),
  ];
  return `${sections.join('\n\n')}\n`;
}

/** For machines: one object; files are named from the working directory, lines and columns count from 1. */
export function explanationJson({ file, line, explanation }: ExplainedLine): object {
  const { causes, reachedBy, templates, module, locate } = explanation;
  const placed = ({ path, place }: Cause): object => {
    const { line: at, column } = locate(place);
    return { file: place.file, line: at, column, path };
  };
  return {
    file,
    line,
    text: textOf(file)[line - 1],
    causes: causes.map(placed),
    reachedBy: reachedBy.map(placed),
    templates: templates.map((each) => ({ file: own(each.file), line: each.line })),
    module: { file: own(module.file), copied: module.isCopied },
  };
}

/** Each line once, in the order of the files. */
function places(causes: readonly Cause[], locate: Locate): { at: string; position: Position }[] {
  const found = causes
    .map(({ place, path }) => ({ file: place.file, position: locate(place), path }))
    .toSorted((a, b) => (a.file === b.file ? a.position.line - b.position.line : a.file < b.file ? -1 : 1));
  const byLine = Map.groupBy(found, ({ file, position }) => `${file}:${position.line}`);
  return [...byLine].map(([at, own]) => ({
    at: `${at}:${own[0]!.position.column}  ${printable(own.map(({ path }) => path.join('.')).join(', '))}`,
    position: own[0]!.position,
  }));
}

function section(heading: string, lines: readonly string[]): string {
  return [heading, ...lines.map((line) => `  ${line}`.trimEnd())].join('\n').trimEnd();
}

function frame(file: string, line: number, paint: Paint): readonly string[] {
  const lines = textOf(file);
  const text = lines[line - 1] ?? '';
  const column = text.length - text.trimStart().length + 1;
  return paintedFrame({ line, column, length: Math.max(1, text.trim().length), lines }, paint);
}

function textOf(file: string): string[] {
  return readFileSync(file, 'utf8').split('\n');
}

/** A file of the generator, from the working directory; those of other targets are named so already. */
function own(file: string): string {
  return /^(templates|generator)\//.test(file) ? relative('', PROJECT + file).replaceAll('\\', '/') : file;
}
