import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { root } from '../../../scripts/lib/project.ts'
import { examplesOf } from './examples.ts'
import { installPackage, type Installed } from './installed.ts'
import { runSection } from './run-examples.ts'

let installed: Installed
beforeAll(async () => {
  installed = await installPackage()
})
afterAll(() => installed?.remove())

describe('docs/mock.md', () => {
  const sections = examplesOf(readFileSync(join(root, 'docs/mock.md'), 'utf8'))

  test.each(sections.map((section) => [section.title, section] as const))('%s', async (_, section) => {
    await runSection(section, installed)
    expect(section.parts.length).toBeGreaterThan(0)
  })
})
