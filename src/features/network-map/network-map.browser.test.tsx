import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { expectAccessible } from '../../ui/browser.fixture.ts'
import { showIn } from '../firewall/network.fixture.tsx'
import { gateways, mapped, params } from './map.fixture.ts'
import { NetworkMap } from './NetworkMap.tsx'
import { floatingIpsOptions, gatewaysOptions } from './use-map-data.ts'

const tree = page.getByRole('tree', { name: 'Network map of shop' })
const item = (name: RegExp) => tree.getByRole('treeitem', { name })
const floating = { rows: [{ ip: '203.0.113.7', instanceId: 'i-web' }], done: true }
const known = {
  gateways: () => [gatewaysOptions(params).queryKey, gateways] as const,
  floating: () => [floatingIpsOptions(params).queryKey, floating] as const,
}

const show = (search = '', also = () => [known.gateways(), known.floating()]) =>
  showIn(mapped(), <NetworkMap />, { asked: [['i-web', 'i-api'], ['i-db'], ['i-web']], search, also })

test('the picture is a tree: keys move in it, open and shut boxes, zoom, and follow links', async () => {
  await show()
  await expect
    .element(item(/^Network interface web/))
    .toHaveAccessibleName('Network interface web running 172.30.0.5 · External IP 203.0.113.7')
  await expectAccessible()
  await userEvent.click(item(/^Internet$/))
  await userEvent.keyboard('{End}')
  await expect.element(item(/^Network interface db/)).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(item(/^Subnet back/)).toHaveFocus()
  await expect.element(item(/^Subnet back/)).toHaveAttribute('aria-expanded', 'true')
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(item(/^Subnet back/)).toHaveAttribute('aria-expanded', 'false')
  await expect.element(item(/^Network interface db/)).not.toBeInTheDocument()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await expect.element(item(/^Network interface db/)).toHaveFocus()

  const followed = vi.fn<(to: string) => void>()
  const onClick = (event: MouseEvent) => {
    event.preventDefault()
    if (event.target instanceof HTMLAnchorElement) followed(event.target.getAttribute('href') ?? '')
  }
  document.addEventListener('click', onClick, { capture: true })
  await userEvent.keyboard('{Enter}')
  document.removeEventListener('click', onClick, { capture: true })
  expect(followed.mock.calls).toEqual([['/projects/shop/instances/db/networking']])

  await userEvent.keyboard('+')
  await expect.element(page.getByRole('button', { name: /fit to width/ })).toHaveTextContent('125%')
  await userEvent.keyboard('0')
  await expect.element(page.getByRole('button', { name: /fit to width/ })).toHaveTextContent('100%')
})

test('boxes are opened with the pointer, and say what they have', async () => {
  await show()
  await expect.element(item(/^Router system/)).toHaveAccessibleName('Router system System router 4 routes')
  await userEvent.click(page.getByRole('button', { name: '4 routes' }))
  await expect.element(item(/^Route default-v4/)).toHaveAccessibleName('Route default-v4 0.0.0.0/0 → gateway default')
})

test('a search is in the address, keeps what it finds, and says how much that is', async () => {
  const { address } = await show()
  await userEvent.fill(page.getByRole('searchbox', { name: 'Search map' }), 'db')
  await expect.element(page.getByText('1 match', { exact: true })).toBeVisible()
  await expect.element(item(/^Network interface db/)).toBeVisible()
  await expect.element(item(/^Subnet front/)).not.toBeInTheDocument()
  expect(address()).toBe('?q=db')
  await userEvent.fill(page.getByRole('searchbox', { name: 'Search map' }), 'nowhere')
  await userEvent.click(page.getByRole('button', { name: 'Clear search' }))
  await expect.element(item(/^Subnet front/)).toBeVisible()
  expect(address()).toBe('')
})

const ways = () => [...document.querySelectorAll('[data-way]')].map((line) => line.getAttribute('data-way'))

test('the way of a packet is shown with the verdict in words, and a link leads back to the question', async () => {
  const search = '?from=internet&to=instance%3Aweb&protocol=tcp&port=22'
  await show(search)
  await expect.element(page.getByRole('heading', { name: 'Passes' })).toBeVisible()
  await expect.element(page.getByText('Inbound rules of web: Allowed by allow-ssh')).toBeVisible()
  await expect.element(item(/^Network interface web.*On the way of the packet$/)).toBeVisible()
  await expect.element(item(/^Network interface api/)).not.toBeInTheDocument()
  expect(ways()).toEqual(['internet g-default', 'g-default r-system', 'r-system s-front'])
  await expect
    .element(page.getByRole('link', { name: 'Packet check' }))
    .toHaveAttribute('href', `/projects/shop/vpcs/shop/packet${search}`)
  await expectAccessible()
})

test('a packet that is denied says what denies it', async () => {
  await show('?from=internet&to=instance%3Aweb&protocol=tcp&port=80')
  await expect.element(page.getByRole('heading', { name: 'Does not pass' })).toBeVisible()
  await expect.element(page.getByText(/Inbound rules of web: Denied: no inbound rule matches/)).toBeVisible()
})

test('where no rule denies a packet that does not pass, the step that stops it is in sight', async () => {
  await show('?from=internet&to=instance%3Adb')
  await expect.element(page.getByRole('heading', { name: 'Does not pass' })).toBeVisible()
  await expect.element(page.getByText('db has no external address for inbound traffic')).toBeVisible()
})

test('a question that is not finished says what is missing, beside the whole map', async () => {
  await show('?from=internet&to=instance%3A')
  await expect.element(page.getByText('Choose a source and a destination first')).toBeVisible()
  await expect.element(item(/^Network interface db/)).toBeVisible()
})

test('a question about what is not there says so', async () => {
  await show('?from=internet&to=instance%3Agone')
  await expect.element(page.getByText('gone is not in this VPC')).toBeVisible()
})

test('external addresses that could not be read are not left out without a word', async () => {
  await showIn(mapped({ external: new Map([['i-web', []]]) }), <NetworkMap />, {
    asked: [['i-web', 'i-api'], ['i-db']],
    also: () => [known.gateways(), known.floating()],
  })
  await expect.element(page.getByText('The ephemeral IPs of 2 instances could not be read.')).toBeVisible()
})

test('what could not be read besides is said, and the map is there without it', async () => {
  await show('', () => [known.floating()])
  await expect.element(page.getByText('Internet gateways could not be loaded')).toBeVisible()
  await expect.element(item(/^Subnet front/)).toBeVisible()
  await expect.element(page.getByText('Unknown')).toBeInTheDocument()
})
