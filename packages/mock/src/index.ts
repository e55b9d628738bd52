/** `cairn-mock`: the mock in a script, a test or a page. */
import type { createMock as CreateMock } from '../types/index.d.ts'
import { create } from './create.ts'

export const createMock: typeof CreateMock = async (options = {}) => (await create(options)).mock
