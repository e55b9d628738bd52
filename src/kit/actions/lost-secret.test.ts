import { describe, expect, test } from 'vitest'

import { ApiError, toUserMessage } from '../../api/errors.ts'
import type { Row } from '../spec.ts'
import { carryOut, type Ports } from './pipeline.ts'
import { quietPorts } from './ports.fixture.ts'

/** Ports that write down what people are told last. */
function recorder() {
  const log: string[] = []
  const ports: Ports = {
    ...quietPorts,
    toast: ({ variant, content }) => void log.push(`toast ${variant}: ${content}`),
    reveal: ({ label, value }) => void log.push(`reveal ${label} ${value}`),
  }
  return { log, ports }
}

const result = (data: unknown) => ({ type: 'success', statusCode: 200, data, headers: new Headers() })

describe('regression: a one-time value whose answer was lost was spoken of by nobody', () => {
  const lost = new ApiError('It broke off', { kind: 'told', statusCode: 201, requestId: 'r', unsure: true })
  const create = (call: () => Promise<unknown>, row: Row = {}) => ({
    call,
    scope: { params: {}, row, parent: {}, me: {}, form: { name: 'new' } },
    effects: [],
    reveal: { path: 'secret', label: 'Access key' },
  })
  const told = async (error: ApiError, row?: Row): Promise<unknown> => {
    const failing = async () => {
      throw error
    }
    const outcome = await carryOut(create(failing, row), recorder().ports)
    return outcome.status === 'failed' ? outcome.error : undefined
  }

  test('what may have been made has to be looked for, as its value cannot be seen any more', async () => {
    const error = await told(lost)
    expect(toUserMessage(error)).toBe(
      'It broke off If the list has a new access key, delete it and create another: it is shown only once.',
    )
    expect(error).toMatchObject({ unsure: true, requestId: 'r', statusCode: 201 })
    const unanswered = new ApiError('No answer.', { kind: 'network', unsure: true })
    expect(toUserMessage(await told(unanswered))).toBe(
      'No answer. It may have been carried out all the same: check before you try again. ' +
        'If the list has a new access key, delete it and create another: it is shown only once.',
    )
  })

  test('a new one of a thing that there is takes asking again', async () => {
    expect(toUserMessage(await told(lost, { id: '1' }))).toBe(
      'It broke off For a new access key, do this again: it is shown only once.',
    )
  })

  test('nothing is said of it where nothing can have been made', async () => {
    const refused = new ApiError('No', { kind: 'error', statusCode: 503 })
    expect(await told(refused)).toBe(refused)
  })

  test.each([[undefined], [result({})], [result({ secret: '' })], [result({ secret: 7 })]])(
    'an answer without it is told too: %j',
    async (answer) => {
      const { log, ports } = recorder()
      const outcome = await carryOut(
        create(async () => answer),
        ports,
      )
      expect(outcome.status).toBe('done')
      expect(log.at(-1)).toBe(
        'toast error: The answer had no access key. If the list has a new access key, delete it and create another: it is shown only once.',
      )
    },
  )
})
