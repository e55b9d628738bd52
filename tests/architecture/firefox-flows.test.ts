import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import { flows } from '../e2e/firefox/flows.ts'
import { root } from '../support/repository-files.ts'

it('each of the twenty flows for Firefox is one test', () => {
  const folder = join(root, 'tests/e2e')
  const specs = readdirSync(folder).filter((name) => name.endsWith('.spec.ts'))
  const texts = specs.map((name) => readFileSync(join(folder, name), 'utf8'))
  const titles = texts.flatMap((text) => [...text.matchAll(/^\s*test\(\s*'([^']+)'/gm)].map(([, title]) => title))
  expect(flows).toHaveLength(20)
  expect(flows.map((flow) => titles.filter((title) => title === flow).length)).toEqual(flows.map(() => 1))
})
