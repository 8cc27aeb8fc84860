import type { Step } from './step.ts';

const SPEC = 'test/golden/house-extensions/spec.yaml';
const EVENT_TYPES = /"data"\s*:\s*\[\s*\{\s*"name"/;

/** A line that `billing listen` prints; the README shows one. */
export const DELIVERY_LINE =
  /^\d\d:\d\d:\d\d {2}200 +\d+ ms {2}customer\.created +ntfsimevt_[0-9a-z]{26} {2}simulated {2}signature ok$/m;

/**
 * What the README sells: a price that is not in the catalog, since those of the demo account have other ids
 * at each start.
 */
const SUBSCRIBE =
  "curl http://127.0.0.1:8080/transactions -H 'Authorization: Bearer KEY' -H 'Content-Type: application/json' -d '" +
  '{"items":[{"quantity":1,"price":{"description":"Monthly","unit_price":{"amount":"1900","currency_code":"EUR"},' +
  '"billing_cycle":{"interval":"month","frequency":1},"product":{"name":"Hosting","tax_category":"standard"}}}]}' +
  "'";

/** Steps that need the service of the first start. */
const withService: readonly Step[] = [
  {
    command: 'npm run billing -- listen',
    serves: true,
    prints: /Listening for webhooks[\s\S]*sensitive fields .*--sensitive/,
    meanwhile: [
      { command: 'npm run billing -- trigger customer.created', prints: / 200 +customer\.created +ntfsimevt_/ },
      { command: 'npm run billing -- trigger --list', prints: /subscription_creation +scenario/ },
      {
        command: 'npm run billing -- trigger subscription_creation',
        prints: / 200 +transaction\.completed +ntfsimevt_/,
      },
      {
        command: 'npm run billing -- trigger customer.updated --set name="Jo Sample" --set locale=fr',
        prints: / 200 +customer\.updated +ntfsimevt_/,
      },
    ],
    printsThen: DELIVERY_LINE,
  },
  {
    command:
      'export WEBHOOK_SECRET=$(npm run billing --silent -- listen --forward-to http://127.0.0.1:3000 --print-secret)\nnpm run receiver',
    serves: true,
    port: 3000,
    prints: /ready .*port: 3000/,
    meanwhile: [
      {
        command: 'npm run billing -- listen --forward-to http://127.0.0.1:3000 --bodies',
        serves: true,
        prints: /Listening for webhooks/,
        meanwhile: [
          {
            command: 'npm run billing -- trigger subscription_renewal --option payment_outcome=failed',
            prints: / 200 +transaction\.payment_failed +ntfsimevt_/,
          },
        ],
        printsThen: /signature ok\nrequest\n\{/,
      },
    ],
    printsThen: /^transaction\.payment_failed ntfsimevt_\w{26}$/m,
  },
  { command: 'npm run billing -- notifications list', prints: /ntf_\w{26}/ },
  {
    command: 'npm run operator -- notification show ID',
    fill: { ID: /ntf_[0-9a-z]{26}/ },
    prints: /"?event_type"?/,
  },
  {
    command: 'npm run billing -- destinations rotate-secret ID',
    fill: { ID: /ntfset_[0-9a-z]{26}/ },
    prints: /endpoint_secret_key +svc_ntfset_/,
  },
  {
    command: 'npm run operator -- notification recover --destination ID --since TIME',
    fill: { ID: /ntfset_[0-9a-z]{26}/, TIME: '2026-01-01T00:00:00Z' },
    prints: /./,
  },
  // After the commands about the destination of the demo: the real events of this step name another one.
  {
    command: 'npm run billing -- listen',
    serves: true,
    prints: /Listening for webhooks/,
    meanwhile: [
      { command: 'npm run billing -- clock start 1d', prints: /status +ready/ },
      { command: SUBSCRIBE, fill: { KEY: /svc_apikey_sdbx_\w+/ }, prints: /"checkout":\{"url":"http/ },
      { command: 'npm run billing -- clock advance 1mo', prints: /renewals +[1-9]/ },
    ],
    printsThen: / 200 .* subscription\.updated +evt_[0-9a-z]{26} +real +signature ok$/m,
  },
  { command: 'npm run billing -- destinations list', prints: /ntfset_[0-9a-z]{26}/ },
  { command: 'npm run billing -- simulations list' },
  {
    command: 'npm run operator -- api-key create --name Reporting --permissions notification.read',
    prints: /svc_apikey_sdbx_/,
  },
  { command: 'npm run operator -- api-key list', prints: /Reporting/ },
  {
    command: 'npm run operator -- api-key report-exposure ID --risk low --source code_host --reference URL',
    fill: { ID: /apikey_[0-9a-z]{26}/, URL: 'https://code.host.example/.env' },
    prints: /apikeyexp_[0-9a-z]{26}/,
  },
  {
    command: 'npm run operator -- import customer FILE',
    fill: { FILE: 'test/newcomer/customers.jsonl' },
    prints: /ctm_[0-9a-z]{26}/,
  },
  {
    command: 'npm run operator -- customer erase ID --by TEXT',
    fill: { ID: /ctm_[0-9a-z]{26}/, TEXT: 'Newcomer' },
    prints: /completed_at +\d{4}-/,
  },
  { command: 'npm run operator -- account quotas', prints: /active-destinations/ },
  {
    command: 'npm run operator -- account update --max-active-destinations 25 --max-simulation-mib default',
    prints: /max_active_destinations +25/,
  },
  {
    command: 'npm run operator -- account update --contact-email ADDRESS --turn-off-destinations-after 24h',
    fill: { ADDRESS: 'ops@works.example' },
    prints: /turn_off_destinations_hours +24/,
  },
  { command: 'npm run operator -- destination list', prints: /ntfset_[0-9a-z]{26}/ },
  { command: 'npm run operator -- account close', prints: /closed_at +\d{4}-/ },
  { command: 'npm run operator -- account reopen', prints: /canceled_subscriptions +0/ },
  { command: 'npm run operator -- maintenance run', prints: /happened/ },
  { command: 'npm run operator -- audit', prints: /import customer/ },
  {
    command: 'npm run operator -- audit --account demo --operation "api-key create" --since 2026-01-01 --json',
    prints: /"entity_id":"apikey_/,
  },
  { command: 'npm run operator -- audit --entity ID', fill: { ID: /apikey_[0-9a-z]{26}/ }, prints: /./ },
  {
    command: 'npm run operator -- audit --export FILE',
    fill: { FILE: 'node_modules/.cache/audit.ndjson' },
    prints: /exported/,
  },
  { command: 'npm run operator -- secret-key rotate', prints: /former_keys_needed_until/ },
  { command: 'npm run billing -- --help', prints: /listen +Shows incoming webhooks/ },
  { command: 'npx billing --help', prints: /listen +Shows incoming webhooks/ },
  { command: 'npm run operator -- --help', prints: /api-key create/ },
];

/** All steps in order; each command is as a document prints it. */
export const steps: readonly Step[] = [
  {
    command: 'npm ci && npm start',
    serves: true,
    port: 8080,
    prints: /Billing service is ready[\s\S]* docs +http[\s\S]* key +svc_apikey_sdbx_[\s\S]*Ctrl-C stops it/,
    suggests: /^ +(curl .*)$/gm,
    meanwhile: withService,
  },
  {
    command: 'npm start --silent -- --port 0 --json',
    serves: true,
    prints: /^\{"url":"http.*","key":"svc_apikey_sdbx_.*","environment":"sandbox","data":".*","ids":\{.*\}\}$/m,
  },
  {
    command: 'npm start -- --environment live',
    serves: true,
    port: 8081,
    prints: /no account yet[\s\S]*Ctrl-C stops it/,
    suggests: /^ +(npm run operator -- .*)$/gm,
  },
  { command: 'npm start -- --help', prints: /--port N/ },
  { command: 'npm ci' },
  { command: 'npm test -- test/readme.test.ts', prints: /1 passed/ },
  { command: 'npm ci && npm test', instead: 'npm test -- test/readme.test.ts', prints: /1 passed/ },
  {
    command: 'npm run mock',
    serves: true,
    port: 4010,
    prints: /served at http:\/\/127\.0\.0\.1:4010/,
    meanwhile: [
      { command: "curl -H 'Authorization: Bearer any' http://127.0.0.1:4010/event-types", prints: EVENT_TYPES },
      {
        command:
          "curl -H 'Authorization: Bearer any' -H 'Prefer: example=too_many_requests' http://127.0.0.1:4010/event-types",
        prints: /"code"\s*:\s*"too_many_requests"/,
      },
      {
        command: "curl -H 'Authorization: Bearer any' -H 'Prefer: code=401' http://127.0.0.1:4010/event-types",
        prints: /"code"\s*:\s*"invalid_token"/,
      },
      {
        command:
          "curl -H 'Authorization: Bearer any' -H 'Prefer: dynamic=true, seed=7' http://127.0.0.1:4010/event-types",
        prints: /"data"\s*:/,
      },
    ],
  },
  { command: 'npm run mock -- --spec FILE', fill: { FILE: SPEC }, serves: true, port: 4010, prints: /served at/ },
  { command: 'npm run mock -- --port N', fill: { N: '0' }, serves: true, prints: /served at/ },
  { command: 'npm run mock -- --json', serves: true, port: 4010, prints: /"operations":\d+/ },
  { command: 'npm run mock -- --help', prints: /Prefer: code=404/ },
  { command: 'npm run docs', serves: true, port: 8090, prints: /The docs are at http:\/\/127\.0\.0\.1:8090\// },
  { command: 'npm run docs -- --out DIR', fill: { DIR: '.cache/docs' }, prints: /\d+ files/ },
  { command: 'npm run receiver', serves: true, port: 3000, prints: /ready .*port: 3000/ },
  { command: 'npm run add -- --help', prints: /error-code/ },
  { command: 'npm run generate', prints: /files current|written/ },
  { command: 'npm run generate -- --watch', serves: true, prints: /watching; Ctrl-C ends it/ },
  {
    command: 'npm run generate -- --explain FILE:LINE',
    fill: { 'FILE:LINE': 'generated/client/src/errors.ts:20' },
    prints: /spec\//,
  },
  {
    command: 'npm run generate -- --spec FILE --out DIR --scope @name',
    fill: { FILE: SPEC, DIR: '.cache/packages' },
    prints: /written/,
  },
  { command: 'npm run check', prints: /as the spec says/ },
  { command: 'npm run check -- --format github' },
  { command: 'npm run check -- --json', prints: /"clean":true/ },
  // Exit code 1 means that the branch has a breaking change; the command itself worked.
  { command: 'npm run changes', exits: [0, 1], prints: /compared with/ },
  { command: 'npm run changes -- --base REF', fill: { REF: 'HEAD' }, prints: /no changes/ },
  { command: 'npm run changes -- --prove', exits: [0, 1], prints: /compared with/ },
  { command: 'npm run changes -- --format markdown', exits: [0, 1], prints: /./ },
  { command: 'npm run changes -- --help', prints: /--base/ },
  { command: 'npm run pack -- DIR', fill: { DIR: '.cache/tarballs' }, prints: /billing-client-.*\.tgz/ },
  { command: 'npm run pack -- --help', prints: /DIR/ },
  { command: 'npm run corpus -- --help', prints: /FOLDER/i },
  { command: 'npm run typecheck' },
  { command: 'npm run lint', prints: /0 errors/ },
  { command: 'npm run format' },
];
