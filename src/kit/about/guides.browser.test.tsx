/** What forms and lists say of the documentation. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'

import { about } from '../../../generated/model/about.gen.ts'
import { Guides } from './Guides.tsx'

test('guides are links that open in a new tab', async () => {
  await render(<Guides id="disk.list" />)
  const [guide] = about['disk.list']?.guides ?? []
  const link = page.getByRole('link', { name: `${guide?.title} (opens in a new tab)` })
  await expect.element(link).toHaveAttribute('href', guide?.href)
  await expect.element(link).toHaveAttribute('target', '_blank')
  await expect.element(link).toHaveAttribute('rel', 'noreferrer')
})

test('where nothing is documented there is no heading either', async () => {
  const { container } = await render(<Guides id="constructor" />)
  expect(container.innerHTML).toBe('')
})
