import type { Api, Operation } from '../../model/api.ts';
import { namedSchemas } from '../schemas-read.ts';
import { Shapes } from '../docs/fields/shapes.ts';
import { MarkdownText } from '../docs/markup/safe-text.ts';
import { callOf } from '../docs/samples/call.ts';
import { callCode, requestCode } from '../docs/samples/call-code.ts';
import { exampleOperations } from '../example-operations.ts';

/** The calls in the README of the client, as code. Parts are absent where the API has no such operation. */
export function exampleCallsView(api: Api, name: string): object {
  const shapes = new Shapes(namedSchemas(api));
  const { list, create } = exampleOperations(api, shapes);
  const read = list ?? create;
  const codeOf = (operation: Operation | undefined): MarkdownText | undefined =>
    operation && new MarkdownText(callCode(callOf(operation, api, shapes)));
  return {
    read: codeOf(read),
    paged: list?.paginated === true ? codeOf(list) : undefined,
    create: list && codeOf(create),
    core: `${name}/core`,
    operation: read && `${name}/operations/${read.file}`,
    request: read && new MarkdownText(requestCode(callOf(read, api, shapes)) || '{}'),
  };
}
