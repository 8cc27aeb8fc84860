// The test vector of the guide "Verifying signatures".
export const SECRET = 'svc_ntfset_01jg8test00000000000000004_ExampleEndpointSecret00000000000';
export const TS = 1_735_787_046;
export const BODY =
  '{"event_id":"evt_01jg8test00000000000000001","event_type":"product.updated","occurred_at":"2025-01-02T03:04:05.678901Z","notification_id":"ntf_01jg8test00000000000000002","data":{"id":"pro_01jg8test00000000000000003","name":"Café plan"}}';
export const H1 = '8d1c8743bf8b7867209951cdafaf23700216785a312ee2adf9db268d0f36152b';
export const HEADER = `ts=${TS};h1=${H1}`;
