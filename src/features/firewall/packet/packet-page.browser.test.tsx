import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { expectAccessible } from '../../../ui/browser.fixture.ts'
import { defaultRules, network, rule } from '../network.fixture.ts'
import { showIn } from '../network.fixture.tsx'
import { PacketPage } from './PacketPage.tsx'

const answer = page.getByRole('heading', { name: /^(Passes|Does not pass|Not known)/ })

test('the question is in the address, the answer names what decides and why other rules do not', async () => {
  const search = '?from=internet&to=instance%3Aweb&protocol=tcp&port=22'
  const { address } = await showIn(network(), <PacketPage />, { asked: [['i-web']], search })
  await expect.element(answer).toHaveTextContent('Passes')
  await expect.element(page.getByRole('link', { name: 'allow-ssh' }).first()).toBeVisible()
  await page.getByText('Why other rules do not apply (3 rules)').click()
  const trace = page.getByRole('list', { name: 'Rules in the order of evaluation' })
  await expect.element(trace).toMatchTextContent(/allow-icmp.*Not for TCP.*The source is not among its hosts.*Allows/)
  await expectAccessible()

  await userEvent.fill(page.getByLabelText('Port', { exact: true }), '80')
  await expect.element(answer).toHaveTextContent('Does not pass')
  await expect.element(page.getByText(/Denied: no inbound rule matches/)).toBeVisible()
  expect(address()).toBe('?from=internet&to=instance%3Aweb&protocol=tcp&port=80')
})

test('of the external addresses those are named that serve the packet', async () => {
  const external = new Map([
    [
      'i-web',
      [
        { kind: 'snat' as const, ip: '203.0.113.9' },
        { kind: 'floating' as const, ip: '203.0.113.7' },
      ],
    ],
  ])
  await showIn(network(undefined, { external }), <PacketPage />, { asked: [['i-web']], search: '?to=instance%3Aweb' })
  await expect.element(page.getByText('has an external address: 203.0.113.7', { exact: false })).toBeVisible()
  await expect.element(page.getByText('203.0.113.9', { exact: false })).not.toBeInTheDocument()
})

test('without an external address nothing comes in, whatever the rules say', async () => {
  await showIn(network(), <PacketPage />, { asked: [['i-db']], search: '?from=internet&to=instance%3Adb' })
  await expect.element(answer).toHaveTextContent('Does not pass')
  await expect.element(page.getByText('db has no external address for inbound traffic')).toBeVisible()
})

test('a subnet is answered for each of its interfaces', async () => {
  const deny = rule('no-db', { action: 'deny', targets: [{ type: 'instance', value: 'db' }] })
  await showIn(network([deny, ...defaultRules]), <PacketPage />, { search: '?from=subnet%3Afront&to=ip%3A172.30.4.5' })
  await expect.element(answer).toHaveTextContent('Does not pass')
  await expect.element(page.getByRole('heading', { name: 'Inbound rules of db' })).toBeVisible()
})

test('what is wrong is said at its field and kept', async () => {
  await showIn(network(), <PacketPage />, { search: '?from=ip%3A1.2.3&to=instance%3Agone&port=99999' })
  await expect.element(page.getByLabelText('IP address')).toHaveAccessibleDescription('Not a valid IP address')
  await expect.element(page.getByLabelText('IP address')).toHaveValue('1.2.3')
  await expect
    .element(page.getByRole('combobox', { name: 'Instance' }))
    .toHaveAccessibleDescription('gone is not in this VPC')
  await expect
    .element(page.getByLabelText('Port', { exact: true }))
    .toHaveAccessibleDescription('Must be a number from 1 to 65535')
})
