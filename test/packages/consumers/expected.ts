/** The program's expected output in every runtime. */
export const expected = {
  client: ['jo.brown@hillside-hosting.example', 409, 'InvalidRequestError'],
  validators: ['email pattern', 'name type', 'jo.brown@hillside-hosting.example'],
  webhooks: [
    'version 1 of jo.brown@hillside-hosting.example',
    'type',
    'malformed',
    200,
    200,
    400,
    408,
    'evt_01jg8test00000000000000001',
  ],
};
