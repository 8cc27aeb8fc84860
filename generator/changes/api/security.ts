import type { JsonValue } from '../../json.ts';
import { isObject } from '../../model/canonical.ts';
import { strings } from '../../model/reader.ts';
import type { Collector } from '../collector.ts';
import { call } from '../proof/programs.ts';
import { enumerate } from '../show.ts';
import { itemsOf, type Located, member, membersOf, type Side } from '../side.ts';
import type { OperationExchange } from './exchange.ts';

/** What a caller shows: schemes, each with permissions. Empty: nothing. */
type Requirement = ReadonlyMap<string, readonly string[]>;

/** Compares who may call an operation. It has got harder when something that let callers in no longer does. */
export function compareSecurity(collector: Collector, base: OperationExchange, head: OperationExchange): void {
  const [was, is] = [securityOf(collector.base, base), securityOf(collector.head, head)];
  const [old, now] = [requirements(was), requirements(is)];
  const [before, after] = [implications(collector.base), implications(collector.head)];
  const refused = old.filter((held) => !lets(held, now, after));
  const admitted = now.filter((held) => !lets(held, old, before));
  const about = { direction: 'api', before: was.path, after: is.path, subject: head.name } as const;
  const spots = [{ name: head.name }];
  if (refused.length > 0) {
    const lacking = lackingPermissions(refused[0]!, now, after);
    const program = call(base, `# key: ${describe(refused[0]!)}`, (found, side) =>
      lets(refused[0]!, requirements(securityOf(side, found)), implications(side)),
    );
    if (lacking === undefined)
      collector.report({
        ...{ ...about, spots, code: 'authentication-required', program },
        message: `now needs ${now.map(describe).join(' or ')} (was ${old.map(describe).join(' or ') || 'nothing'})`,
      });
    else
      collector.report({
        ...{ ...about, spots, code: 'permission-required', program },
        message: `now needs ${enumerate(lacking)}`,
      });
  } else if (admitted.length > 0) {
    const less = lackingPermissions(admitted[0]!, old, before);
    if (less === undefined)
      collector.report({
        ...{ ...about, spots, code: 'authentication-loosened' },
        message: `now needs ${now.map(describe).join(' or ') || 'nothing'} (was ${old.map(describe).join(' or ')})`,
      });
    else
      collector.report({
        ...{ ...about, spots, code: 'permission-not-required', message: `no longer needs ${enumerate(less)}` },
      });
  }
}

function securityOf(side: Side, operation: OperationExchange): Located<JsonValue | undefined> {
  const own = member(operation.at, 'security');
  return own.json === undefined ? side.root('security') : own;
}

/** Alternatives one of which is enough; of an open operation, the one that asks for nothing. */
function requirements(security: Located<JsonValue | undefined>): Requirement[] {
  const all = itemsOf(security).map(
    (entry): Requirement => new Map(membersOf(entry).map(([scheme, { json }]) => [scheme, strings(json)])),
  );
  return all.length === 0 ? [new Map()] : all;
}

/** Whether whoever holds just this is let in. */
function lets(held: Requirement, wanted: readonly Requirement[], implies: Implications): boolean {
  return wanted.some((requirement) =>
    [...requirement].every(([scheme, permissions]) => {
      const own = held.get(scheme);
      if (own === undefined) return false;
      const all = closure(own, implies);
      return permissions.every((permission) => all.has(permission));
    }),
  );
}

/** What is missing where the same schemes are asked for; `undefined` where others are. */
function lackingPermissions(
  held: Requirement,
  wanted: readonly Requirement[],
  implies: Implications,
): string[] | undefined {
  const alike = wanted.find((requirement) => [...requirement.keys()].every((scheme) => held.has(scheme)));
  if (alike === undefined) return undefined;
  return [...alike].flatMap(([scheme, permissions]) => {
    const all = closure(held.get(scheme)!, implies);
    return permissions.filter((permission) => !all.has(permission));
  });
}

type Implications = ReadonlyMap<string, readonly string[]>;

function implications(side: Side): Implications {
  return new Map(
    membersOf(side.root('x-permissions')).map(([name, { json }]) => [
      name,
      isObject(json) ? strings(json['implies']) : [],
    ]),
  );
}

function closure(permissions: readonly string[], implies: Implications): Set<string> {
  const all = new Set<string>();
  const pending = [...permissions];
  for (let name = pending.pop(); name !== undefined; name = pending.pop()) {
    if (all.has(name)) continue;
    all.add(name);
    pending.push(...(implies.get(name) ?? []));
  }
  return all;
}

function describe(requirement: Requirement): string {
  if (requirement.size === 0) return 'nothing';
  const parts = [...requirement].map(([scheme, permissions]) =>
    permissions.length === 0 ? scheme : `${scheme} with ${enumerate(permissions)}`,
  );
  return parts.join(' and ');
}
