import type { Api } from '../../../model/api.ts';
import { moduleNames } from '../../../model/module-names.ts';

export type PagePaths = ReturnType<typeof pagePaths>;

/** The paths of pages, without their endings. Names that differ only by letter case get different paths. */
export function pagePaths({ operations, events, errors, schemas, guides }: Api) {
  const groups = new Map(errors.map(({ code, group }) => [code, group]));
  const group = pathsIn('errors', errors, (error) => error.group);
  const error = pathsIn('', errors, ({ code }) => code);
  // Both forms of a schema have one page.
  const written = new Map(schemas.map(({ name, written }) => [name, written?.name ?? name]));
  const schema = pathsIn('schemas', schemas, ({ name }) => written.get(name)!);
  return {
    operation: pathsIn('operations', operations, ({ id }) => id),
    event: pathsIn('events', events, ({ type }) => type),
    error: (code: string) => `${group(groups.get(code) ?? '')}${error(code)}`,
    schema: (name: string) => schema(written.get(name) ?? name),
    guide: pathsIn('guides', guides, ({ name }) => name),
  };
}

function pathsIn<T>(folder: string, parts: readonly T[], nameOf: (part: T) => string): (name: string) => string {
  const files = moduleNames(parts.map(nameOf));
  return (name) => {
    const file = files.get(name);
    if (file === undefined) throw new Error(`the docs have no page for ${JSON.stringify(name)}`);
    return `${folder}/${file}`;
  };
}
