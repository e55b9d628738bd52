/** A slow computer: the router has moved, and the new page takes long until it is drawn. */
import { use, useState } from 'react'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'

import { useArrivingNavigate } from './use-arriving-navigate.ts'

const testAddress = location.href
const drawn = Promise.withResolvers<string>()

function OldPage({ onArrived }: { onArrived: () => void }) {
  const navigate = useArrivingNavigate()
  const [left, setLeft] = useState(false)
  const leave = (to: string) => {
    setLeft(true)
    void navigate(to).then(onArrived)
  }
  return (
    <>
      <button onClick={() => leave('/new')}>Leave</button>
      <button onClick={() => leave('/old')}>Stay</button>
      {left && <p>on its way</p>}
    </>
  )
}

const NewPage = () => <p>{use(drawn.promise)}</p>

async function open() {
  history.replaceState(null, '', '/old')
  const onArrived = vi.fn()
  const router = createBrowserRouter([
    { path: '/old', element: <OldPage onArrived={onArrived} /> },
    { path: '/new', element: <NewPage /> },
  ])
  const screen = await render(<RouterProvider router={router} />)
  return { screen, onArrived, router }
}

test('regression: after a second on a slow computer the old page asked for what was gone', async () => {
  const { screen, onArrived, router } = await open()
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  try {
    await screen.getByRole('button', { name: 'Leave' }).click()
    await vi.waitFor(() => expect(router.state.location.pathname).toBe('/new'))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(screen.getByText('on its way').query()).not.toBeNull()
    expect(onArrived).not.toHaveBeenCalled()
    drawn.resolve('The new page')
    await vi.waitFor(() => expect(onArrived).toHaveBeenCalledOnce())
    expect(screen.getByText('The new page').query()).not.toBeNull()
  } finally {
    vi.useRealTimers()
    router.dispose()
    history.replaceState(null, '', testAddress)
  }
})

test('a navigation that somebody stopped is not waited for', async () => {
  const { screen, onArrived, router } = await open()
  try {
    router.getBlocker('stays', () => true)
    await screen.getByRole('button', { name: 'Leave' }).click()
    await vi.waitFor(() => expect(onArrived).toHaveBeenCalledOnce())
    expect(router.state.location.pathname).toBe('/old')
    expect(screen.getByText('on its way').query()).not.toBeNull()
  } finally {
    router.dispose()
    history.replaceState(null, '', testAddress)
  }
})

test('where a navigation leads to the same address, nobody waits for ever', async () => {
  const { screen, onArrived, router } = await open()
  try {
    await screen.getByRole('button', { name: 'Stay' }).click()
    await vi.waitFor(() => expect(onArrived).toHaveBeenCalledOnce(), { timeout: 5_000 })
  } finally {
    router.dispose()
    history.replaceState(null, '', testAddress)
  }
})
