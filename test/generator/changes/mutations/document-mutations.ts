import { type ApiMutation, create, hook, json } from './api-mutation.ts';

/** Changes of the whole document. */
export const documentMutations: readonly ApiMutation[] = [
  // The whole document
  { name: 'removes a server', mutate: (d) => d['servers'].shift(), expected: ['server-removed api B: '] },
  {
    name: 'adds a server',
    mutate: (d) => d['servers'].push({ url: 'https://b.example' }),
    expected: ['server-added api C: '],
  },
  {
    name: 'adds a server to some operations',
    mutate: (d) => (d['paths']['/things/{thing_id}'].servers = [{ url: 'https://c.example' }]),
    expected: ['server-added api C: things.get, things.update'],
  },
  {
    name: 'changes a variable of a server',
    mutate: (d) => (d['servers'][1].variables.region.default = 'us'),
    expected: ['server-variable-changed api B: '],
  },
  {
    name: 'adds a description to a server',
    mutate: (d) => (d['servers'][0].description = 'New.'),
    expected: ['documentation api D: '],
  },
  {
    name: 'changes the description',
    mutate: (d) => (d['info'].description = 'New.'),
    expected: ['documentation api D: '],
  },
  {
    name: 'adds a tag to the document',
    mutate: (d) => d['tags'].push({ name: 'Other' }),
    expected: ['documentation api D: '],
  },
  { name: 'changes only the version', mutate: (d) => (d['info'].version = '9.0.0'), expected: [] },
  {
    name: 'renames a component',
    mutate: (d) => {
      d['components'].schemas.Removed = d['components'].schemas.Gone;
      delete d['components'].schemas.Gone;
      json(hook(d, 'thing.gone.v1')['requestBody'])['schema'].$ref = '#/components/schemas/Removed';
    },
    expected: ['export-removed api B: ', 'export-added api C: '],
  },
  {
    name: 'adds a component that nothing uses',
    mutate: (d) => (d['components'].schemas.Unused = { type: 'string' }),
    expected: ['unused-component-changed api D: '],
  },
  {
    name: 'inlines a component',
    mutate: (d) => {
      json(hook(d, 'thing.gone.v1')['requestBody'])['schema'] = d['components'].schemas.Gone;
      delete d['components'].schemas.Gone;
    },
    expected: ['export-removed api B: '],
  },
  {
    name: 'adds an extension to an operation',
    mutate: (d) => (create(d)['x-other'] = 1),
    expected: ['extension-changed api D: things.create'],
  },
];
