import { expect, it } from 'vitest'

import { hashOfInputs } from './build-console.ts'

it('a build for another base counted as fresh: the base is part of what a build is made of', () => {
  const plain = hashOfInputs({})
  expect(hashOfInputs({ CAIRN_BASE: '/' })).toBe(plain)
  expect(hashOfInputs({ CAIRN_BASE: '/console/' })).not.toBe(plain)
})
