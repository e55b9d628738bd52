/** What the document has of people, where people sign in. */
import type { Additions } from './family.ts'

const answer = (name: string) => ({
  content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } },
})

/** People sign in, and have a name and a port. */
export const crew: Additions = {
  paths: {
    '/api/me': {
      get: {
        operationId: 'whoAmI',
        tags: ['people'],
        description: 'Says who calls.',
        responses: { 200: { description: 'You.', ...answer('Officer') } },
      },
    },
    '/api/leave': {
      post: {
        operationId: 'leaveBoard',
        tags: ['people'],
        description: 'Ends the watch.',
        responses: { 204: { description: 'Done.' } },
      },
    },
  },
  schemas: {
    Officer: {
      type: 'object',
      description: 'Somebody of the harbour office.',
      required: ['key', 'callSign', 'port'],
      properties: {
        key: { type: 'string', enum: ['o-1'], description: 'What only this person has.' },
        callSign: { type: 'string', enum: ['Petrel'], description: 'What people call them.' },
        port: { type: 'string', enum: ['Saltmouth'], description: 'The port they work in.' },
      },
    },
  },
  session: { who: 'whoAmI', called: 'callSign', within: 'port', end: 'leaveBoard' },
}
