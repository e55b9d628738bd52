/** A newer document in which calls are refused with other words: what all have alike is written into the conventions, what some have is asked. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { Applying } from '../../../generator/upgrade-apply.ts'
import { root } from '../support/folders.ts'
import { notesOf, upgradedHarbors, type HarborContract } from './harbors.ts'

const file = 'openapi/conventions.yaml'
const conventions = readFileSync(join(root, 'generator/read/default-conventions.yaml'), 'utf8')

interface Fields {
  message: string
}

/** All calls are refused with such fields, but for those that have others. */
const refused =
  (fields: Fields, others: Readonly<Record<string, Fields>> = {}) =>
  ({ paths, components }: HarborContract): void => {
    const text = { type: 'string', description: 'What was wrong.' }
    const add = (name: string, { message }: Fields): object => {
      components.schemas[name] = {
        required: [message, 'request_id'],
        properties: {
          [message]: text,
          error_code: { ...text, description: 'The same in a word.' },
          request_id: { type: 'string' },
        },
      }
      return {
        description: 'No.',
        content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } },
      }
    }
    const shared = add('Error', fields)
    for (const operation of Object.values(paths).flatMap((item) => Object.values(item))) {
      const own = others[operation.operationId]
      const answer = own === undefined ? shared : add('OwnError', own)
      operation.responses = { ...operation.responses, '4XX': answer, '5XX': answer }
    }
  }

const upgraded = (newer: ReturnType<typeof refused>): Promise<Applying> =>
  upgradedHarbors({ before: { change: refused({ message: 'message' }) }, newer: { change: newer }, conventions })

it('writes what all refusals call otherwise, beside what is said of it', async () => {
  const plan = await upgraded(refused({ message: 'message_text' }))
  const now = plan.files.get(file) ?? ''
  expect(now).toContain('  message: message_text # the same, for people\n')
  expect(now.replace('message_text', 'message')).toBe(conventions)
  expect(notesOf(plan)).toMatch(
    /## To decide\n[^#]*- `errors\.message` of openapi\/conventions\.yaml is `message_text` now, no longer `message`, as all refusals have it/,
  )
})

it('asks where only some calls have another name for it', async () => {
  const plan = await upgraded(refused({ message: 'message' }, { boat_list: { message: 'message_text' } }))
  expect(plan.files.has(file)).toBe(false)
  expect(plan.report.questions).toEqual([
    expect.stringMatching(
      /^Refusals of 1 of \d+ calls have `message_text` for `message`: `errors\.message` of openapi\/conventions\.yaml has one name only/,
    ),
  ])
})

it('asks where nothing but its structure speaks for it', async () => {
  const plan = await upgraded(({ paths, components }) => {
    refused({ message: 'prose' })({ paths, components, info: { version: '' } })
    const { properties = {} } = components.schemas['Error'] ?? {}
    properties['prose'] = { type: 'string', description: 'For whoever reads this.' }
  })
  expect(plan.files.has(file)).toBe(false)
  expect(plan.report.questions).toEqual(['Error.message is gone; it may be prose. Is it?'])
})
