import { checkExamples } from './check-examples.ts';
import { houseFindings } from './check-rules.ts';
import { checkOpenapi } from './check-openapi.ts';
import { withoutConsequences } from './consequences.ts';
import type { Finding } from './finding.ts';
import { DocumentView } from './document-view.ts';
import type { LoadedSpec } from '../load-spec.ts';

export interface CheckInput extends Pick<LoadedSpec, 'document' | 'house' | 'unnamed'> {
  /** Whether loading reported no error. */
  readonly isSound: boolean;
}

/**
 * All that is wrong with a document, without what only follows from something else: broken rules, what is no OpenAPI, and
 * examples that break their schema. Takes and returns plain data, so that it may run in a worker.
 */
export async function checkDocument({ document, house, unnamed, isSound }: CheckInput): Promise<Finding[]> {
  const view = new DocumentView(document, house, unnamed);
  const found = [...houseFindings(view), ...(await checkOpenapi(document, house))];
  return withoutConsequences([...found, ...(await checkExamples(document, house, found))], view, isSound);
}
