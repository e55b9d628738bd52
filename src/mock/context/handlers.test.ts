import { expect, it } from 'vitest'

import { createHandlers } from './handlers.ts'

const input = { path: {}, query: {}, body: undefined, ctx: undefined }
const answer = () => ({ status: 'ok' as const })

it('an operation is answered by the part that has it, and by the fallback where none does', () => {
  const handlers = createHandlers<undefined>([{ ping: answer }], (operation) => () => operation)
  expect(handlers('ping')(input)).toEqual({ status: 'ok' })
  expect(handlers('project_list')(input)).toBe('project_list')
})

it('two parts that claim one operation are refused, in whichever order', () => {
  const join = () => createHandlers<undefined>([{ ping: answer }, { ping: answer }], () => answer)
  expect(join).toThrow('Two mock behaviours claim ping')
})
