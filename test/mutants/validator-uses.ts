import type { JsonValue } from '../../generator/json.ts';
import type { Api } from '../../generator/model/api.ts';
import { contentsOf, reachable } from '../../generator/model/schemas.ts';
import { namedSchemas } from '../../generator/targets/schemas-read.ts';
import { operationExports } from '../../generator/targets/validators/operation-exports.ts';

/** The two packages that import the validators. */
export const VALIDATING_PACKAGES = ['server', 'client'] as const;
export type ValidatingPackage = (typeof VALIDATING_PACKAGES)[number];

/** The names of an operation's validators in the code of each. */
const NAMED: Readonly<Record<ValidatingPackage, (check: string) => string>> = {
  server: (check) => `Checks.${check}`,
  client: (check) => `${check}Check`,
};

/** A validator that a package must use, and whether its code does. */
export interface Use {
  readonly packageName: ValidatingPackage;
  readonly isUsed: boolean;
}

/**
 * The packages that must validate with a schema that an operation or event reaches: both for requests, the
 * client also for successes, the server also for payloads of simulated events. `texts` are the two packages.
 */
export function validatorUses(api: Api, schema: string, texts: Readonly<Record<ValidatingPackage, string>>): Use[] {
  const named = namedSchemas(api);
  const references = new Map(api.schemas.map(({ name, references: own }) => [name, own]));
  const isReached = (from: JsonValue): boolean =>
    reachable(contentsOf([from]).references, (name) => references.get(name) ?? []).has(schema);
  const ofOperations = api.operations.flatMap((operation) =>
    operationExports(operation, named)
      .filter((check) => isReached(check.schema))
      .flatMap(({ name }) => {
        const isResponse = name.startsWith('response');
        if (isResponse && !name.startsWith('response2')) return [];
        return VALIDATING_PACKAGES.filter((packageName) => packageName === 'client' || !isResponse).map(
          (packageName) => ({
            packageName,
            isUsed: texts[packageName].includes(NAMED[packageName](name)),
          }),
        );
      }),
  );
  const ofEvents = api.events
    .filter((event) => isReached(event.schema))
    .map(({ key }) => ({ packageName: 'server' as const, isUsed: texts.server.includes(`/validators/events/${key}`) }));
  return [...ofOperations, ...ofEvents];
}
