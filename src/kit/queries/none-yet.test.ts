import { expect, test } from 'vitest'

import { ApiError } from '../../api/errors.ts'
import { createQueryClient } from '../../api/query-client.ts'
import { isPageError } from './page-errors.ts'
import { NoneYet, noneYet } from './none-yet.ts'
import { queryOptionsOf } from './query.ts'

function ask(error: Error): Promise<unknown> {
  const fail = (): never => {
    throw error
  }
  return createQueryClient().fetchQuery(queryOptionsOf(noneYet({ queryKey: ['lamp'], queryFn: fail }, ['not yet lit'])))
}
const refused = (statusCode: number, detail: string) =>
  new ApiError('No', { kind: 'error', statusCode, detail, errorCode: 'InvalidValue' })

test('what is not there yet is no failure', async () => {
  await expect(ask(refused(404, 'Not Found'))).rejects.toBeInstanceOf(NoneYet)
  await expect(ask(refused(400, 'unsupported value for "lamp": not yet lit'))).rejects.toBeInstanceOf(NoneYet)
  for (const kind of ['detail', 'edit']) expect(isPageError(new NoneYet(), { kind })).toBe(false)
})

test('other failures stay what they are', async () => {
  const broken = refused(400, 'unsupported value for "lamp": broken')
  await expect(ask(broken)).rejects.toBe(broken)
  const bug = new TypeError('not yet lit')
  await expect(ask(bug)).rejects.toBe(bug)
})

test('regression: an answer of nothing was taken for the thing', async () => {
  const query = noneYet({ queryKey: ['lamp'], queryFn: () => Promise.resolve(null) }, [])
  await expect(createQueryClient().fetchQuery(queryOptionsOf(query))).rejects.toBeInstanceOf(NoneYet)
})
