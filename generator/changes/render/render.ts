import type { PlacedReport } from './placed-report.ts';
import { renderGithub } from './render-github.ts';
import { renderJson } from './render-json.ts';
import { renderMarkdown } from './render-markdown.ts';
import { renderSarif } from './render-sarif.ts';
import { renderText } from './render-text.ts';

/** The report, ready to be printed. Only text has colours. */
export function renderReport(
  report: PlacedReport,
  format: 'text' | 'json' | 'markdown' | 'github' | 'sarif',
  colour: boolean,
): string {
  switch (format) {
    case 'text':
      return renderText(report, colour);
    case 'json':
      return renderJson(report);
    case 'markdown':
      return renderMarkdown(report);
    case 'github':
      return renderGithub(report);
    case 'sarif':
      return renderSarif(report);
  }
}
