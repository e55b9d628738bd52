import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'

import { showRoutes } from '../kit/routing/router.fixture.tsx'
import { RouterLink } from './RouterLink.tsx'

const heading = (name: string) => page.getByRole('heading', { name })

async function showLinks() {
  return showRoutes(
    [
      {
        path: 'from',
        element: (
          <>
            <h1>From</h1>
            <RouterLink to="/to?x=1">inside</RouterLink>
            <RouterLink to="/to" onClick={(event) => event.preventDefault()}>
              held
            </RouterLink>
            <RouterLink to="/to" target="_blank">
              apart
            </RouterLink>
            <RouterLink to="https://cairn.example/away">outside</RouterLink>
            <RouterLink to="//cairn.example/away">disguised</RouterLink>
          </>
        ),
      },
      { path: 'to', element: <h1>To</h1> },
    ],
    '/from',
  )
}

/** Presses a link with these keys held. @returns whether the browser was left to follow it */
function press(name: string, keys: MouseEventInit = {}): boolean {
  const link = page.getByRole('link', { name }).element()
  let isLeft = false
  // After the page's own listeners; the browser must not really go.
  window.addEventListener(
    'click',
    (event) => {
      isLeft = !event.defaultPrevented
      event.preventDefault()
    },
    { once: true },
  )
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }))
  return isLeft
}

test('a link to a path goes there without loading a page', async () => {
  const { address } = await showLinks()
  await expect.element(page.getByRole('link', { name: 'inside' })).toHaveAttribute('href', '/to?x=1')
  expect(press('inside')).toBe(false)
  await expect.element(heading('To')).toBeVisible()
  expect(address()).toBe('/to?x=1')
})

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'the browser follows a press with %o itself',
  async (keys) => {
    const { address } = await showLinks()
    expect(press('inside', keys)).toBe(true)
    expect(address()).toBe('/from')
  },
)

test('the browser follows links to other tabs and other sites itself', async () => {
  const { address } = await showLinks()
  for (const name of ['apart', 'outside', 'disguised']) expect(press(name), name).toBe(true)
  expect(address()).toBe('/from')
})

test('what a press was taken for already is left alone', async () => {
  const { address } = await showLinks()
  expect(press('held')).toBe(false)
  await vi.waitFor(() => expect(address()).toBe('/from'))
})
