import type { ScaffoldProject } from './project.ts';

interface FailingTest {
  /** What the suite tests, such as an operation. */
  readonly suite: string;
  readonly title: string;
  /** Statements, indented by four spaces. */
  readonly body: string;
}

export function addFailingTest(project: ScaffoldProject, name: string, { suite, title, body }: FailingTest): void {
  const path = `test/service/${name}.test.ts`;
  const text = `import { expect, test } from 'vitest';

import { eachService } from '../support/service.ts';

eachService('${suite}', (service) => {
  test('${title}', async () => {
${body}
  });
});
`;
  project.setText(path, text, `a test that fails until you write what it describes`);
  project.todo.push(`${path}: fill in the test; npm test -- ${path} runs it`);
}
