/** The JSON Schema of files of fault rules, for editors: what `readFaultFile` takes, as far as a schema can say it. */
import { operations } from '../../../generated/mock/operations.gen.ts'
import type { JsonSchema } from '../contract/json-schema.ts'
import { faultKinds } from '../http/fault.ts'
import { latencyLimit } from '../http/latency.ts'

export function faultSchema(): JsonSchema {
  const milliseconds = { type: 'integer', minimum: 0, maximum: latencyLimit }
  const texts = { type: 'object', additionalProperties: { type: 'string' } }
  const count = { type: 'integer', minimum: 1 }
  const said = (description: string, schema: JsonSchema): JsonSchema => ({ description, ...schema })
  const rule = {
    type: 'object',
    additionalProperties: false,
    anyOf: [{ required: ['fault'] }, { required: ['latency'] }],
    dependencies: { retry_after: ['fault'] },
    properties: {
      operation: said('Calls of this operation. Without it: of any.', { enum: Object.keys(operations) }),
      path: said('Calls with these values in their path, as they write them.', texts),
      query: said('Calls with these values in their query.', texts),
      fault: said('How they fail: a status, or a kind.', {
        anyOf: [{ type: 'integer', minimum: 400, maximum: 599 }, { enum: [...faultKinds] }],
      }),
      done: said('The call is carried out all the same: only its answer fails.', { type: 'boolean' }),
      retry_after: said('Seconds that the answer tells the client to wait.', { type: 'integer', minimum: 0 }),
      latency: said('Milliseconds that the call takes, or from and to.', {
        anyOf: [milliseconds, { type: 'array', items: milliseconds, minItems: 2, maxItems: 2 }],
      }),
      every: said('The first of every so many calls.', count),
      nth: said('This call and no other; the first is 1.', count),
      times: said('At most so many calls.', count),
      chance: said('This share of the calls, by the seed.', { type: 'number', minimum: 0, maximum: 1 }),
    },
  }
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'Faults of the mock',
    type: 'object',
    additionalProperties: false,
    required: ['rules'],
    properties: { $schema: { type: 'string' }, rules: { type: 'array', items: rule } },
  }
}
