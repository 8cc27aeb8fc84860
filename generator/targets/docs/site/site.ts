import type { JsonValue } from '../../../json.ts';
import type { Api, GuideTable, NamedSchema, Operation } from '../../../model/api.ts';
import { namedSchemas } from '../../named-schemas.ts';
import { reachedSchemas, type Referring } from '../../reached-schemas.ts';
import { type FieldReader, fieldReaders } from '../fields/field-reader.ts';
import { FieldRenderer } from '../fields/field-renderer.ts';
import { Shapes } from '../fields/shapes.ts';
import { errorExamplesOf } from './error-examples.ts';
import { type PagePaths, pagePaths } from './page-paths.ts';

/** What pages share: the `Api`, the paths of all pages, and views of the whole document. */
export interface Site {
  readonly api: Api;
  readonly scope: string;
  readonly paths: PagePaths;
  readonly shapes: Shapes;
  /** Returns a reader for the fields of one page. */
  readonly fieldReader: () => FieldReader;
  /** The same for schemas as the document has them, with the members of both directions. */
  readonly writtenReader: () => FieldReader;
  readonly renderer: FieldRenderer;
  /** The named schemas that a part of the `Api` refers to, directly or through others. */
  readonly reached: (parts: readonly Referring[]) => readonly NamedSchema[];
  /** Codes that more than a third of the operations return, and that therefore say little about each. */
  readonly commonErrors: ReadonlySet<string>;
  readonly errorExamples: ReadonlyMap<string, JsonValue>;
}

export function createSite(api: Api, scope: string): Site {
  const paths = pagePaths(api);
  const shapes = new Shapes(namedSchemas(api));
  const uses = Map.groupBy(
    api.operations.flatMap(({ errorCodes }) => errorCodes),
    (code) => code,
  );
  const common = [...uses].filter(([, operations]) => operations.length > api.operations.length / 3);
  return {
    api,
    scope,
    paths,
    shapes,
    fieldReader: fieldReaders(shapes),
    writtenReader: fieldReaders(
      new Shapes(new Map(api.schemas.map(({ name, json, written }) => [name, (written ?? { json }).json]))),
    ),
    renderer: new FieldRenderer(paths.schema),
    reached: reachedSchemas(api),
    commonErrors: new Set(common.map(([code]) => code)),
    errorExamples: errorExamplesOf(api.operations),
  };
}

/** The path of the first guide that shows a table, if there is one. */
export function guideWith({ api, paths }: Site, table: GuideTable): string | undefined {
  const guide = api.guides.find(({ sections }) => sections.some(({ shows }) => shows === table));
  return guide && paths.guide(guide.name);
}

/** The summary without a full stop, or the id. */
export function operationTitle({ summary, id }: Pick<Operation, 'summary' | 'id'>): string {
  return summary === undefined || summary === '' ? id : summary.replace(/\.$/, '');
}
