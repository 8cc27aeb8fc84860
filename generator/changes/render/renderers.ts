import type { PlacedReport } from './placed-report.ts';
import { renderGithub } from './render-github.ts';
import { renderJson } from './render-json.ts';
import { renderMarkdown } from './render-markdown.ts';
import { renderSarif } from './render-sarif.ts';
import { renderText } from './render-text.ts';

type Renderer = (report: PlacedReport, colour: boolean) => string;

/** The formats of a report; only text has colors. */
export const RENDERERS = {
  text: renderText,
  json: renderJson,
  markdown: renderMarkdown,
  github: renderGithub,
  sarif: renderSarif,
} satisfies Record<string, Renderer>;

export type ReportFormat = keyof typeof RENDERERS;
