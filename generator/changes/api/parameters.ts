import type { JsonObject } from '../../json.ts';
import type { Program } from '../change.ts';
import type { Collector, Finding } from '../collector.ts';
import { call } from '../proof/programs.ts';
import { bothByName, type Located, memberOf } from '../side.ts';
import { aboutOf, clientName, type OperationExchange, parametersOf, shapeOf } from './exchange.ts';
import { compareParameter, isRequired, type ParameterUse, sent, split } from './parameter.ts';

type Parameters = Map<string, Located<JsonObject>>;

/** The parameters of an operation. Those that are compared are removed from both maps. */
interface Lists {
  readonly collector: Collector;
  readonly base: OperationExchange;
  readonly head: OperationExchange;
  readonly before: Parameters;
  readonly after: Parameters;
}

export function compareParameters(collector: Collector, base: OperationExchange, head: OperationExchange): void {
  const hasSameList = (owner: 'at' | 'item'): boolean =>
    collector.isSame(memberOf([base[owner], head[owner]], 'parameters'));
  if (base.path === head.path && hasSameList('at') && hasSameList('item')) return;
  const [before, after] = [parametersOf(collector.base, base), parametersOf(collector.head, head)];
  const lists: Lists = { collector, base, head, before, after };
  const known = new Set(before.keys());
  comparePathParameters(lists);
  compareMoved(lists, known);
  // A new or removed parameter is absent where it would be if the list were an object.
  for (const [key, both] of bothByName(before, after, [base.at, head.at], 'parameters')) {
    const use = useOf(lists, key);
    const [where, name] = split(key);
    const bare = use.program(`# without ${name}`, (found) => !isRequired(found));
    const added: Finding = isRequired(after.get(key))
      ? ['required-parameter-added', `is a new required ${where} parameter`, bare]
      : ['parameter-added', `is a new ${where} parameter`];
    const removed: Finding = ['parameter-removed', `is no longer a ${where} parameter`, acceptsIt(use)];
    if (collector.isInBoth(use.about, both, added, removed)) compareParameter(use, [before.get(key)!, after.get(key)!]);
  }
}

/** Path parameters are identified by their position; only the generated client uses their names. */
function comparePathParameters(lists: Lists): void {
  const { collector, base, head, before, after } = lists;
  if (shapeOf(base.path) !== shapeOf(head.path)) return;
  const renamed = placeholders(head.path);
  placeholders(base.path).forEach((name, index) => {
    const newName = renamed[index]!;
    const [old, now] = [`path ${name}`, `path ${newName}`];
    const [was, is] = [before.get(old), after.get(now)];
    if (was === undefined || is === undefined) return;
    before.delete(old);
    after.delete(now);
    const use = useOf(lists, now);
    compareParameter(use, [was, is]);
    if (name === newName) return;
    const text = `# client.${clientName(base)}({ ${JSON.stringify(name)}: … })`;
    const program = call(base, text, (found) => placeholders(found.path).includes(name));
    const message = `is now called ${newName} (was ${name})`;
    collector.report(use.about, [was, is], 'path-parameter-renamed', message, program);
  });
}

/** Parameters of the same name that moved, such as from the query into a header. */
function compareMoved(lists: Lists, known: ReadonlySet<string>): void {
  const { collector, before, after } = lists;
  for (const [key, was] of before) {
    if (after.has(key)) continue;
    const [where, name] = split(key);
    const moved = [...after].find(([other]) => !known.has(other) && split(other)[1] === name);
    if (moved === undefined) continue;
    const [other, is] = moved;
    before.delete(key);
    after.delete(other);
    const use = useOf(lists, other);
    const message = `is now sent in the ${split(other)[0]} (was ${where})`;
    collector.report(use.about, [was, is], 'parameter-moved', message, acceptsIt(useOf(lists, key)));
    compareParameter(use, [was, is]);
  }
}

function useOf({ collector, base, head }: Lists, key: string): ParameterUse {
  const about = { ...aboutOf(head, 'request', key), subject: `${head.name} ${split(key)[1]}` };
  const program: ParameterUse['program'] = (text, holds) =>
    call(base, text, (found, side) => holds(parametersOf(side, found).get(key)));
  return { collector, key, about, program };
}

function acceptsIt({ key, program }: ParameterUse): Program {
  return program(sent(key), (found) => found !== undefined);
}

function placeholders(path: string): string[] {
  return [...path.matchAll(/\{([^}]*)\}/g)].map(([, name]) => name!);
}
