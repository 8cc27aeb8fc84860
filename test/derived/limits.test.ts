import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { Operation } from '../../generator/model/api.ts';
import { seedEverything } from '../support/fixtures.ts';
import { shortSample } from '../support/short-sample.ts';
import { isLongRun } from '../support/suite-length.ts';
import { eachServiceWhenLong, type TestService } from '../support/service.ts';
import { type Change, fieldName } from './derive/constraint.ts';
import { deriveOperation, type RequestConstraint } from './derive/derive-operation.ts';
import { alternativesOf, resolver } from './derive/schema.ts';
import { changed, changedRequest, expectRejection } from './cases.ts';
import {
  clientOf,
  exampleRequest,
  inTurns,
  type Outcome,
  type Request,
  type Scene,
  sceneFor,
  send,
  WRITERS,
} from './requests.ts';
import { isRuledOut } from './rules.ts';
import { specApi } from './spec-api.ts';

/**
 * Tests every constraint on every field of every request, at its bound and beyond it. `npm test` sends one
 * value beyond each bound, and one at every tenth of them: a request that is accepted takes several times
 * as long.
 */
const SAMPLE = 1;
const ACCEPTED = 10;

const api = await specApi();
const constraints = api.operations.map((operation) => ({ operation, own: deriveOperation(api, operation, WRITERS) }));
const acceptedOnes = new Set(
  constraints
    .flatMap(({ own }) => own)
    .filter(({ rejected }, index) => isLongRun || rejected.length === 0 || index % ACCEPTED === 0),
);

const resolve = resolver(api.schemas);
const isUnion = ({ body }: Operation): boolean =>
  body !== undefined && alternativesOf(body.content[0]!.schema ?? true, resolve) !== undefined;

type Cases = Pick<RequestConstraint, 'accepted' | 'rejected'>;

function casesOf(constraint: RequestConstraint): Cases {
  const { operation, part, field, keyword, accepted, rejected } = constraint;
  const name = [operation.id, part, ...field, keyword].join(' ');
  const sent = acceptedOnes.has(constraint) ? accepted : [];
  return { accepted: shortSample(name, sent, SAMPLE), rejected: shortSample(name, rejected, SAMPLE) };
}

const countOf = ({ accepted, rejected }: Cases): number => accepted.length + rejected.length;

eachServiceWhenLong('limits of requests', (service) => {
  const operations = new Set<string>();
  let cases = 0;
  let shared: Scene;

  beforeAll(async () => {
    const { accountId } = service();
    shared = {
      accountId,
      ids: await seedEverything(service()),
      client: await clientOf(service(), await service().keyFor()),
    };
  });

  afterAll(() => {
    // Reporters may hide the output of console.log.
    process.stdout.write(
      `derived: ${cases} cases on ${service().database.place.engine}, ${operations.size} operations\n`,
    );
  });

  const attempt = async (operation: Operation, scene: Scene, request: Request): Promise<Outcome> => {
    cases++;
    operations.add(operation.id);
    return send(scene.client, operation, request);
  };

  for (const { operation, own } of constraints) {
    describe(`${operation.id}`, () => {
      for (const constraint of own.filter((each) => countOf(each) > 0)) {
        const { part, field, keyword, limit } = constraint;
        test(`${[part, fieldName(field)].join(' ').trim()}: ${keyword} ${JSON.stringify(limit)?.slice(0, 60)}`, async () => {
          const sent = casesOf(constraint);
          await inTurns(sent.accepted, async (change) => {
            const scene = await sceneFor(operation, shared, service());
            const outcome = await attempt(
              operation,
              scene,
              changedRequest(api, constraint, change, scene, { real: true }),
            );
            if (isRuledOut(operation, outcome)) return;
            expectSuccess(outcome, change);
            expectEffect(await effectOf(operation, outcome, service()), constraint, change);
          });
          await inTurns(sent.rejected, async (change) => {
            const outcome = await attempt(
              operation,
              shared,
              changedRequest(api, constraint, change, shared, { real: false }),
            );
            expectRejection(api, outcome, constraint, [change]);
          });
        });
      }

      const fields = ['query', 'body']
        .map((part) => own.filter((each) => each.part === part))
        .find((each) => each.length > 0);
      // The alternatives of a union have different fields.
      if (fields === undefined || isUnion(operation)) return;
      test('lists every invalid field of a request, not only the first', async () => {
        const wrong = oneRejectionAField(fields);
        const request = wrong.reduce(
          (built, { constraint, change }) => changed(built, constraint, change),
          exampleRequest(operation, shared.ids),
        );
        expectRejection(
          api,
          await attempt(operation, shared, request),
          fields[0]!,
          wrong.map(({ change }) => change),
        );
      });
    });
  }

  test('every derived request was sent', () => {
    const derived = constraints
      .flatMap(({ own }) => own)
      .reduce((sum, constraint) => sum + countOf(casesOf(constraint)), 0);
    expect(cases).toBeGreaterThanOrEqual(derived);
    expect(operations.size).toBe(api.operations.length);
  });
});

function expectSuccess({ status, body }: Outcome, { label }: Change): void {
  expect(status, `${label} has to be accepted: ${JSON.stringify(body)?.slice(0, 600)}`).toBeUndefined();
}

/** The response, or what is stored of a request whose values only documents show. */
async function effectOf({ id }: Operation, { body }: Outcome, { services }: TestService): Promise<unknown> {
  const { db } = services;
  if (id === 'transactions.revise') {
    const { data } = body as { readonly data: ShownTransaction };
    const query = db.selectFrom('transactions').select('buyer').where('id', '=', data.id);
    return { data: (await query.executeTakeFirstOrThrow()).buyer };
  }
  if (!['transactions.create', 'transactions.update'].includes(id)) return body;
  const { data } = body as { readonly data: ShownTransaction };
  if (data.discount_id === null) return body;
  const query = db.selectFrom('discounts').select('description').where('id', '=', data.discount_id);
  return { data: { ...data, discount: await query.executeTakeFirstOrThrow() } };
}

interface ShownTransaction {
  readonly id: `txn_${string}`;
  readonly discount_id: `dsc_${string}` | null;
}

/**
 * An accepted value takes effect: a text is stored to its last character, and a cap is applied. Previews
 * don't show their discount.
 */
function expectEffect(
  body: unknown,
  { operation, part, keyword, limit }: RequestConstraint,
  { field, apply }: Change,
): void {
  if (operation.id === 'transactions.preview' && field[0] === 'discount') return;
  // A charge that waits is not shown with its prices.
  if (/^subscriptions\.(charge|previewCharge)$/.test(operation.id)) return;
  const isText = part === 'body' && (keyword === 'minLength' || keyword === 'maxLength');
  const actual = isText
    ? valueAt(body, ['data', ...shownAt(operation, field)])
    : valueAt(body, ['meta', 'pagination', 'per_page']);
  const expected = isText ? valueAt(apply(undefined), field) : keyword === 'x-cap' ? limit : actual;
  expect(actual, `${fieldName(field)} in the response`).toEqual(expected);
}

/** The product of a price that is not in the catalog is shown in its line. */
function shownAt({ id }: Operation, field: readonly (string | number)[]): readonly (string | number)[] {
  const [items, index, price, product, ...member] = field;
  const isProduct = items === 'items' && price === 'price' && product === 'product';
  if (isProduct && id.startsWith('subscriptions.')) return ['items', index!, product, ...member];
  return isProduct ? ['details', 'line_items', index!, product, ...member] : field;
}

function valueAt(whole: unknown, field: readonly (string | number)[]): unknown {
  return field.reduce<unknown>((at, step) => (at as Record<string | number, unknown> | undefined)?.[step], whole);
}

/** One rejected change for each innermost field. */
function oneRejectionAField(
  own: readonly RequestConstraint[],
): { readonly constraint: RequestConstraint; readonly change: Change }[] {
  const order = ['additionalProperties', 'maxLength', 'pattern', 'format', 'enum', 'minimum', 'minProperties', 'type'];
  const telling = own.filter(({ keyword, rejected }) => order.includes(keyword) && rejected.length > 0);
  const byField = new Map<string, { constraint: RequestConstraint; change: Change }>();
  for (const constraint of telling.toSorted((a, b) => order.indexOf(a.keyword) - order.indexOf(b.keyword))) {
    const change = constraint.rejected[0]!;
    const name = fieldName(change.field);
    const holdsAnother = telling.some(
      (other) => /^[.[]/.test(fieldName(other.field).slice(name.length)) && fieldName(other.field).startsWith(name),
    );
    if (name !== '' && !holdsAnother && !byField.has(name)) byField.set(name, { constraint, change });
  }
  return [...byField.values()];
}
