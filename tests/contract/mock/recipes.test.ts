import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { recipes } from './recipes/all.ts'
import { backends, type Backend } from './support/backend.ts'
import { runRecipe, type Exchange } from './support/run.ts'

const transcripts = new Map<string, Map<string, Exchange[]>>()

describe.each(Object.entries(backends))('%s', (name, start) => {
  let backend: Backend
  const transcript = new Map<string, Exchange[]>()
  beforeAll(async () => {
    backend = await start()
    transcripts.set(name, transcript)
  })
  afterAll(() => backend.stop())

  test.each(recipes.map((recipe) => [recipe.name, recipe] as const))('%s', async (recipeName, recipe) => {
    const exchanges = await runRecipe(backend, recipe)
    expect(exchanges).toHaveLength(recipe.steps.length)
    transcript.set(recipeName, exchanges)
  })
})

test('every transport gives the same transcript', () => {
  const [first, ...others] = [...transcripts.values()]
  expect(first?.size).toBe(recipes.length)
  for (const other of others) expect(other).toEqual(first)
})
