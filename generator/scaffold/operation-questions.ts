import { kebabCase, pascalCase } from '../model/names.ts';
import type { Question } from './answers.ts';

/** HTTP methods by the usual names of operations. */
const METHODS: Record<string, string> = { get: 'get', list: 'get', create: 'post', update: 'patch', delete: 'delete' };

/** The questions for an operation; the defaults follow from its id. */
export function operationQuestions(id: string): readonly Question[] {
  const [resource = '', name = ''] = id.split('.');
  const singular = singularOf(resource);
  const entity = kebabCase(singular).replaceAll('-', '_');
  const collection = `/${kebabCase(resource)}`;
  const item = `${collection}/{${entity}_id}`;
  const itemPath = METHODS[name] === undefined ? `${item}/${kebabCase(name)}` : item;
  const access = METHODS[name] === 'get' ? 'read' : 'write';
  const returned = name === 'delete' ? 'none' : pascalCase(singular);
  // The article follows from the first letter, which suits most words.
  const noun = wordsOf(singular);
  const described = name === 'list' ? wordsOf(resource) : `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;
  return [
    {
      name: 'method',
      question: 'HTTP method',
      default: METHODS[name] ?? 'post',
      form: { pattern: /^(get|post|patch|delete)$/, example: 'get, post, patch or delete' },
    },
    {
      name: 'path',
      question: 'path',
      default: ['list', 'create'].includes(name) ? collection : itemPath,
      form: { pattern: /^(\/([a-z-]+|\{[a-z_]+\}))+$/, example: item },
    },
    { name: 'summary', question: 'summary', default: capitalized(`${name} ${described}`) },
    { name: 'description', question: 'description, a sentence or two' },
    { name: 'permission', question: 'permission, or none', default: `${entity}.${access}` },
    { name: 'returns', question: 'schema of the returned entity, or none', default: returned },
    {
      name: 'body',
      question: 'schema of the request body, or none',
      default: ['create', 'update'].includes(name) ? pascalCase(`${singular} ${name}`) : 'none',
    },
  ];
}

function singularOf(plural: string): string {
  return plural
    .replace(/ies$/, 'y')
    .replace(/(ss|x|ch)es$/, '$1')
    .replace(/([^s])s$/, '$1');
}

/** `notificationSettings` → `notification settings`. */
export function wordsOf(name: string): string {
  return kebabCase(name).replaceAll('-', ' ');
}

export function capitalized(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
