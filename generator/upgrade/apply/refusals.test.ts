import { describe, expect, it } from 'vitest'
import { refusalsOf, withSharedRefusals, writeRefusal } from './refusals.ts'

const root = `info: {version: '1'}
components:
  responses:
    Error: # of every call
      description: The request failed.
      content:
        application/json:
          schema:
            $ref: schemas/common.yaml#/Error
  schemas: {}
`
const answer = (name: string) => ({
  description: `With ${name}.`,
  content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } },
})
const shared = { $ref: '../openapi.yaml#/components/responses/Error' }

describe('what refused calls have in common', () => {
  it('is referred to where an operation has it, and written out where it has another', () => {
    const refusals = refusalsOf(root, [{ '4XX': answer('Error') }, { '4XX': answer('Busy'), '5XX': answer('Error') }])
    expect(
      withSharedRefusals({ '200': answer('Error'), '4XX': answer('Busy'), '5XX': answer('Error') }, refusals),
    ).toEqual({
      '200': answer('Error'),
      '4XX': answer('Busy'),
      '5XX': shared,
    })
    expect(writeRefusal(root, refusals, (value) => value)).toBe(root)
  })

  it('is another one where no operation has the one that there was', () => {
    const refusals = refusalsOf(root, [
      { '4XX': answer('Problem') },
      { '4XX': answer('Problem') },
      { '4XX': answer('Busy') },
    ])
    expect(withSharedRefusals({ '4XX': answer('Problem') }, refusals)).toEqual({ '4XX': shared })
    const text = writeRefusal(root, refusals, () => ({
      'application/json': { schema: { $ref: 'schemas/common.yaml#/Problem' } },
    }))
    expect(text).toContain('schemas/common.yaml#/Problem')
    expect(text).not.toContain('#/Error')
    expect(text).toContain('Error: # of every call\n      description: The request failed.\n')
  })

  it('is nothing where the root file says nothing of it', () => {
    const refusals = refusalsOf('components: {}\n', [{ '4XX': answer('Error') }])
    expect(withSharedRefusals({ '4XX': answer('Error') }, refusals)).toEqual({ '4XX': answer('Error') })
  })
})
