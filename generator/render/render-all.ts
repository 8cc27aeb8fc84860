import type { Unit } from '../targets/unit.ts';
import { formatText } from './format.ts';
import { withHeader } from './header.ts';

/**
 * Renders units in this thread as a run writes them: with a header that names the document `spec`, and
 * formatted.
 */
export async function renderAll(units: readonly Unit[], spec: string): Promise<string[]> {
  const texts: string[] = [];
  for (const unit of units) texts.push(await formatText(unit.path, withHeader(unit.path, await unit.render(), spec)));
  return texts;
}
