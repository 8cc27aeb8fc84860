import type { JsonValue } from '../../../generator/json.ts';
import type { Api, Example, JsonSchema } from '../../../generator/model/api.ts';
import { isObject } from '../../../generator/model/canonical.ts';
import { moduleNames } from '../../../generator/model/module-names.ts';
import { namedSchemas } from '../../../generator/targets/schemas-read.ts';
import { operationExports } from '../../../generator/targets/validators/operation-exports.ts';
import { AjvValidator } from './ajv-validator.ts';
import type { LoadedModules, Verdict } from './loaded-modules.ts';

interface Shown {
  /** A module of the validators and the name of its export. */
  readonly module: string;
  readonly name: string;
  readonly schema: JsonSchema;
  readonly values: readonly JsonValue[];
}

/**
 * Validates the document's examples with the generated validators; a result that differs from Ajv's is a
 * fault.
 */
export async function checkExamples(
  api: Api,
  modules: LoadedModules,
): Promise<{ readonly validated: number; readonly rejected: number; readonly faults: string[] }> {
  const ajv = new AjvValidator(api);
  const tags = discriminatorTags(api.document);
  const faults: string[] = [];
  let validated = 0;
  let rejected = 0;
  for (const { module, name, schema, values } of examplesOf(api)) {
    const validator = modules.validator(module, name);
    if (validator === undefined) {
      faults.push(`${module} has no validator ${name}, which has examples`);
      continue;
    }
    for (const value of values) {
      const verdict = validator.validate(value);
      const { ok } = verdict;
      // Ajv ignores `discriminator`, so its result does not count for such unions.
      const expected = isAboutTag(verdict, tags) ? undefined : ajv.holds(schema, value);
      validated += 1;
      if (!ok) rejected += 1;
      if (expected !== undefined && ok !== expected)
        faults.push(
          `${module} ${name} ${ok ? 'accepts' : 'rejects'} an example that Ajv ${ok ? 'rejects' : 'accepts'}: ${JSON.stringify(value).slice(0, 200)}`,
        );
    }
  }
  return { validated, rejected, faults };
}

function isAboutTag({ ok, errors = [] }: Verdict, tags: ReadonlySet<string>): boolean {
  return !ok && errors.every(({ field }) => tags.has(field.split(/[.[\]]/).findLast((key) => key !== '') ?? ''));
}

/** Names of the discriminator members of the document's unions. */
function discriminatorTags(value: JsonValue): Set<string> {
  const tags = new Set<string>();
  JSON.stringify(value, (key, member: JsonValue) => {
    if (key === 'discriminator' && isObject(member)) tags.add(String(member['propertyName']));
    return member;
  });
  return tags;
}

/** The examples of whole bodies, payloads and named schemas, without those of single properties. */
function examplesOf(api: Api): Shown[] {
  const named = namedSchemas(api);
  const operationFiles = moduleNames(api.operations.map(({ id }) => id));
  const eventFiles = moduleNames(api.events.map(({ key }) => key));
  const schemaFiles = moduleNames(api.schemas.map(({ name }) => name));
  return [
    ...api.operations.flatMap((operation) => {
      const media = [operation.body, ...operation.responses].flatMap((part) => part?.content ?? []);
      return operationExports(operation, named).map(({ name, schema }) => ({
        module: `operations/${operationFiles.get(operation.id)}`,
        name,
        schema,
        values: valuesOf(media.find((each) => each.schema === schema && isJson(each.mediaType))?.examples ?? []),
      }));
    }),
    ...api.events.map(({ key, typeName, schema, examples }) => ({
      module: `events/${eventFiles.get(key)}`,
      name: typeName,
      schema,
      values: valuesOf(examples),
    })),
    ...api.schemas.map(({ name, typeName, json }) => ({
      module: `schemas/${schemaFiles.get(name)}`,
      name: typeName,
      schema: json,
      values: isObject(json) ? [json['examples'] ?? [], json['example'] ?? []].flat() : [],
    })),
  ].filter(({ values }) => values.length > 0);
}

function valuesOf(examples: readonly Example[]): JsonValue[] {
  return examples.map(({ value }) => value);
}

function isJson(mediaType: string): boolean {
  return /[/+]json\b/i.test(mediaType);
}
