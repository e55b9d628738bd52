/** Every address outside of the console that it links to. They open in a new tab; nothing is loaded from them. */

/** What the technical preview is made of. */
export const repositories = [
  { name: 'mswjs/msw', url: 'https://github.com/mswjs/msw', what: 'Answers the requests inside the browser' },
  {
    name: 'hey-api/openapi-ts',
    url: 'https://github.com/hey-api/openapi-ts',
    what: 'Generates the API client from the contract',
  },
  {
    name: 'orval-labs/orval',
    url: 'https://github.com/orval-labs/orval',
    what: 'Generates the made-up data from the contract',
  },
] as const
