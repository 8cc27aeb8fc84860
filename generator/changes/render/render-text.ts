import { type Paint, paintWith } from '../../../service/command-line/paint.ts';
import { paintedFrame, printable } from '../../diagnostic/code-frame.ts';
import type { Direction, Level, Spot } from '../direction.ts';
import { type PlacedChange, type PlacedReport, shownAt, type PlacedPosition } from './placed-report.ts';
import { countedChanges, policyEntries, versionSentence, whatChanged } from './sentences.ts';

const DOCS_SHOWN = 20;
const WIDTH = 110;

const COLOUR = { breaking: 'red', compatible: 'green', docs: 'dim' } as const satisfies Record<Level, string>;

/** For a terminal: each breaking difference with its lines and its verdicts, then the others in short. */
export function renderText(report: PlacedReport, colour: boolean): string {
  const paint = paintWith(colour);
  const docs = report.changes.filter(({ level }) => level === 'docs');
  const met = report.changes.filter(({ level }) => level !== 'docs');
  const groups = [...Map.groupBy(met, ({ at, code, message }) => `${at}\n${code}\n${message}`).values()];
  const { breaking = [], compatible = [] } = Object.groupBy(groups, (group) =>
    group.some(({ level }) => level === 'breaking') ? 'breaking' : 'compatible',
  );
  const entries = policyEntries(report);
  const yaml = entries?.yaml.trimEnd().split('\n').map(printable).join('\n');
  const sections = [
    ...breaking.map((group) => difference(group, paint)),
    ...(compatible.length === 0 ? [] : [compatibleChanges(compatible, paint)]),
    ...(docs.length === 0 ? [] : [documentation(docs, paint)]),
    ...report.stale.map((stale) => policy(stale, paint)),
    ...(entries === undefined ? [] : [`${entries.sentence}\n\n${yaml}`]),
    summary(report, paint),
  ];
  return `${sections.join('\n\n')}\n`;
}

function policy({ exception, problem, position }: PlacedReport['stale'][number], paint: Paint): string {
  const head = `${paint('bold', shownAt(position))}  ${paint('red', 'policy')}`;
  return `${head}\n  the exception for ${printable(exception.code)} at ${printable(exception.at)} ${printable(problem)}`;
}

/** The new position and the old one; for a removed value, the other way round. */
function positions({ removed, before, after }: PlacedChange): [shown: PlacedPosition, other: string] {
  return removed ? [before, `now ${shownAt(after)}`] : [after, `before: ${shownAt(before)}`];
}

function difference(group: readonly PlacedChange[], paint: Paint): string {
  const change = group[0]!;
  const [shown, other] = positions(group.find(({ level }) => level === 'breaking')!);
  const frame = paintedFrame(shown, paint).map((line) => (line === '' ? line : `  ${line}`));
  return [
    `${paint('bold', shownAt(shown))}  ${paint('dim', `${change.code}, ${other}`)}`,
    `  ${paint('bold', printable(change.subject))} ${printable(change.message)}`,
    ...frame,
    ...group.flatMap((each) => verdict(each, paint)),
    `  ${paint('dim', `at ${printable(change.at)}`)}`,
  ].join('\n');
}

function compatibleChanges(groups: readonly (readonly PlacedChange[])[], paint: Paint): string {
  const lines = groups.flatMap((group) => {
    const change = group[0]!;
    const [shown, other] = positions(change);
    return [
      `  ${shownAt(shown)}  ${paint('bold', printable(change.subject))} ${printable(change.message)}  ${paint('dim', other)}`,
      ...group.flatMap((each) =>
        wrapped(each.spots).map((line, index) =>
          paint('dim', `      ${index === 0 ? named(each.direction) : ' '.repeat(8)}  ${line}`),
        ),
      ),
    ];
  });
  return [paint('bold', 'Compatible'), ...lines].join('\n');
}

function named(direction: Direction): string {
  return (direction === 'api' ? 'API' : direction).padEnd('response'.length);
}

function verdict(change: PlacedChange, paint: Paint): string[] {
  const { level, direction, reason, todo, spots, exception, proof } = change;
  const indent = ' '.repeat(24);
  const label = exception === undefined ? level : 'excepted';
  const style = exception === undefined ? COLOUR[level] : 'yellow';
  return [
    `  ${paint(style, label.padEnd(11))} ${named(direction)}  ${printable(exception?.reason ?? `${reason}.`)}`,
    ...(exception === undefined && todo !== undefined ? [`${indent}${printable(`${todo}.`)}`] : []),
    ...(exception === undefined ? [] : [paint('dim', `${indent}until ${exception.expires}`)]),
    ...wrapped(spots).map((line) => `${indent}${paint('dim', line)}`),
    ...proofLines(proof, paint).map((line) => `${indent}${line}`),
  ];
}

function proofLines(proof: PlacedChange['proof'], paint: Paint): string[] {
  if (proof === undefined) return [];
  const label = proof.holds ? paint('red', 'proof ') : paint('yellow', 'no proof ');
  return proof.text.split('\n').map((line, index) => `${index === 0 ? label : '      '}${printable(line)}`);
}

function wrapped(spots: readonly Spot[]): string[] {
  const names = [...Map.groupBy(spots, ({ name }) => name)].map(([name, parts]) => {
    const named = parts.flatMap(({ part }) => (part === undefined ? [] : [part]));
    return printable(named.length === 0 ? name : `${name} (${named.join(', ')})`);
  });
  const lines: string[] = [];
  for (const name of names) {
    const last = lines.at(-1);
    if (last === undefined || last.length + name.length > WIDTH - 24) lines.push(name);
    else lines[lines.length - 1] = `${last}, ${name}`;
  }
  return lines.map((line, index) => (index < lines.length - 1 ? `${line},` : line));
}

function documentation(docs: readonly PlacedChange[], paint: Paint): string {
  // A change in several directions is listed once.
  const once = [...new Map(docs.map((each) => [`${each.at} ${each.message}`, each])).values()];
  const lines = once
    .slice(0, DOCS_SHOWN)
    .map((each) => `  ${shownAt(positions(each)[0])}  ${printable(whatChanged(each))}`);
  const more = once.length > DOCS_SHOWN ? [`  and ${once.length - DOCS_SHOWN} more; --json lists all`] : [];
  return [paint('bold', 'Documentation'), ...lines, ...more].join('\n');
}

function summary(report: PlacedReport, paint: Paint): string {
  const { base, head, mergeBaseWith } = report;
  const origin = mergeBaseWith === undefined ? base : `${base}, where this branch left ${mergeBaseWith}`;
  const count = report.changes.filter(({ exception }) => exception !== undefined).length;
  const excepted = count > 0 ? `, ${count} of them excepted` : '';
  const counted = `${head} compared with ${origin}: ${countedChanges(report)}${excepted}`;
  const style = report.version.problem === undefined ? 'dim' : 'red';
  return `${paint(['bold', report.fails ? 'red' : 'green'], counted)}\n${paint(style, versionSentence(report))}`;
}
