import type { JsonObject } from '../../json.ts';
import type { Collector } from '../collector.ts';
import { call } from '../proof/programs.ts';
import { type Both, byName, type Located, memberOf } from '../side.ts';
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
  if (base.path === head.path && hasSameLists(collector, base, head)) return;
  const [before, after] = [parametersOf(collector.base, base), parametersOf(collector.head, head)];
  const lists: Lists = { collector, base, head, before, after };
  const known = new Set(before.keys());
  comparePathParameters(lists);
  compareMoved(lists, known);
  for (const [key, was, is] of byName(before, after)) {
    const use = useOf(lists, key);
    // Where a new or removed parameter would be if the list were an object.
    const place = memberOf(memberOf([base.at, head.at], 'parameters'), key);
    const [where, name] = split(key);
    if (was !== undefined && is !== undefined) compareParameter(use, [was, is]);
    else if (was !== undefined) {
      const message = `is no longer a ${where} parameter`;
      collector.report(use.about, [was, place[1]], 'parameter-removed', message, acceptsIt(base, key));
    } else {
      const required = isRequired(is);
      const message = `is a new ${required ? 'required ' : ''}${where} parameter`;
      const program = call(base, `# without ${name}`, (found, side) => !isRequired(parametersOf(side, found).get(key)));
      const code = required ? 'required-parameter-added' : 'parameter-added';
      collector.report(use.about, [place[0], is!], code, message, program);
    }
  }
}

function hasSameLists(collector: Collector, base: OperationExchange, head: OperationExchange): boolean {
  const owners: readonly Both[] = [
    [base.at, head.at],
    [base.item, head.item],
  ];
  return owners.every((owner) => collector.isSame(memberOf(owner, 'parameters')));
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
  const { collector, base, before, after } = lists;
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
    collector.report(use.about, [was, is], 'parameter-moved', message, acceptsIt(base, key));
    compareParameter(use, [was, is]);
  }
}

function useOf({ collector, base, head }: Lists, key: string): ParameterUse {
  const about = { ...aboutOf(head, 'request', key), subject: `${head.name} ${split(key)[1]}` };
  return { collector, base, key, about };
}

function acceptsIt(base: OperationExchange, key: string): ReturnType<typeof call> {
  return call(base, sent(key), (found, side) => parametersOf(side, found).has(key));
}

function placeholders(path: string): string[] {
  return [...path.matchAll(/\{([^}]*)\}/g)].map(([, name]) => name!);
}
