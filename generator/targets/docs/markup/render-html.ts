import { renderTemplate } from '../../templates.ts';
import { Html } from './html.ts';

/** Renders `templates/docs/<name>.html.hbs`. */
export function renderHtml(name: string, view: object): Html {
  return new Html(renderTemplate(`docs/${name}.html`, view));
}
