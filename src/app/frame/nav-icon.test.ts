import { renderToReadableStream } from 'react-dom/server'
import { createElement } from 'react'
import { expect, test } from 'vitest'

import { levels } from '../../../generated/routes/levels.gen.ts'
import { NavIcon } from './NavIcon.tsx'

const names = [...new Set(levels.flatMap(({ nav }) => nav.flatMap(({ icon }) => icon ?? [])))]

test.each(names)('%s has a drawing', async (name) => {
  const stream = await renderToReadableStream(createElement(NavIcon, { name }))
  await stream.allReady
  expect(await new Response(stream).text()).toContain('<svg')
})

test('every place of a sidebar has an icon', () => {
  expect(levels.flatMap(({ nav }) => nav.filter(({ icon }) => icon === undefined))).toEqual([])
})
