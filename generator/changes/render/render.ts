import type { PlacedReport } from './placed-report.ts';

/** The report in one of its formats; only text has colors. Each renderer is loaded on demand. */
export async function renderReport(
  report: PlacedReport,
  format: 'text' | 'json' | 'markdown' | 'github' | 'sarif',
  colour: boolean,
): Promise<string> {
  switch (format) {
    case 'text':
      return (await import('./render-text.ts')).renderText(report, colour);
    case 'json':
      return (await import('./render-json.ts')).renderJson(report);
    case 'markdown':
      return (await import('./render-markdown.ts')).renderMarkdown(report);
    case 'github':
      return (await import('./render-github.ts')).renderGithub(report);
    case 'sarif':
      return (await import('./render-sarif.ts')).renderSarif(report);
  }
}
