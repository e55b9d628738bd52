import { describe, expect, it, test } from 'vitest'

import { ApiError, toApiError } from './errors.ts'
import { bodyField, unreadRequest } from './refused-field.ts'

const errorOf = (data: unknown): ApiError =>
  toApiError({ type: 'error', statusCode: 400, data, headers: new Headers(), requestId: 'r1' })

describe('bodyField', () => {
  const parse = 'unable to parse JSON body: '
  it.each([
    [`${parse}name: name cannot end with "-" at line 1 column 12`, undefined, 'name'],
    [
      `${parse}disk_source.block_size: invalid value: integer \`3\` at line 1 column 40`,
      undefined,
      'diskSource.blockSize',
    ],
    [
      `${parse}network_interfaces.params[0].vpc_name: name may contain at most 63 characters at line 3 column 1`,
      undefined,
      'networkInterfaces.params.0.vpcName',
    ],
    [`${parse}missing field \`block_size\` at line 1 column 2`, undefined, 'blockSize'],
    [`${parse}disk_source: missing field \`block_size\` at line 1 column 2`, undefined, 'diskSource.blockSize'],
    [`${parse}mapped_fleet_roles.foo_bar[1]: unknown variant`, undefined, 'mappedFleetRoles.foo_bar.1'],
    [`${parse}disk_source.?: unknown variant`, undefined, 'diskSource'],
    ['unable to parse URL-encoded body: user_code: too short', undefined, 'userCode'],
    ['unsupported value for "block_size": must be a power of two', 'InvalidValue', 'blockSize'],
    ['unsupported value for "size": too large', undefined, 'size'],
    ['unsupported value for "block size": too large', 'InvalidValue', 'blockSize'],
    [`${parse}expected value at line 1 column 1`, undefined, undefined],
    [`${parse}invalid type: string "a: b", expected u64 at line 1 column 1`, undefined, undefined],
    ['unable to parse query string: limit: bad', undefined, undefined],
    ['instance cannot be stopped', 'InvalidRequest', undefined],
  ])('%s', (text, errorCode, field) => {
    expect(bodyField(errorOf({ message: text, errorCode }))).toBe(field)
  })

  it.each([new Error('x'), undefined, new ApiError('x', { kind: 'network' })])('knows none for %s', (error) => {
    expect(bodyField(error)).toBeUndefined()
  })
})

describe('a request that the server could not read', () => {
  const parse = 'unable to parse JSON body: '
  test.each([
    [
      'a rule of the platform is told',
      `${parse}name: name cannot end with "-" at line 1 column 12`,
      'Name cannot end with "-"',
    ],
    ['words of a parser are not', `${parse}size: invalid type: string "a", expected u64 at line 1 column 7`, undefined],
    ['nor that a field is missing', `${parse}missing field \`block_size\` at line 1 column 2`, undefined],
    ['nor what is about the whole', `${parse}expected value at line 1 column 1`, undefined],
    ['nor what is about the address', 'bad parameter in URL path: data did not match any variant', undefined],
  ])('%s', (_, message, reason) => {
    expect(unreadRequest(errorOf({ message }))?.reason).toBe(reason)
  })

  test('what the server said is at hand, without where its parser stood', () => {
    expect(unreadRequest(errorOf({ message: `${parse}expected value at line 1 column 1` }))?.detail).toBe(
      'Unable to parse JSON body: expected value',
    )
  })

  test('other refusals are no such thing', () => {
    expect(unreadRequest(errorOf({ message: 'unsupported value for "size": too large' }))).toBeUndefined()
    expect(unreadRequest(new Error('unable to parse JSON body: x'))).toBeUndefined()
  })
})
