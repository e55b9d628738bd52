/** What somebody no longer needs: deleted, detached, removed or switched off from the list that it stands in. */
import type { Page } from '@playwright/test'

import { meanwhile } from './support/mock.ts'
import { go, moveTo } from './support/move.ts'
import {
  confirm,
  dialog,
  expectToast,
  fill,
  heading,
  openDetails,
  menuItem,
  pageAction,
  property,
  rowAction,
  rowOf,
  submit,
  tab,
} from './support/screen.ts'
import { expect, test } from './support/test.ts'

const networking = '/system/networking'

interface Removal {
  /** Page and heading of the list. */
  readonly at: string
  readonly title: string
  /** A cell of the row. */
  readonly row: string
  readonly action?: string
}

/** Asks for it in the row's menu, says yes, and sees the row go. */
async function remove(page: Page, { at, title, row, action = 'Delete' }: Removal): Promise<void> {
  await test.step(`${action} ${row}: ${title}`, async () => {
    await go(page, at, title)
    await rowAction(page, rowOf(page, row), action)
    await confirm(page, new RegExp(`^${action} .*\\?$`))
    await expect(rowOf(page, row)).toBeHidden()
  })
}

/** What the story has nothing of, or only what is in use. */
async function make(page: Page, things: Readonly<Record<string, object>>): Promise<void> {
  for (const [path, body] of Object.entries(things)) expect(await meanwhile(page, 'POST', path, body), path).toBe(201)
}

test('things of a project', async ({ page }) => {
  await page.goto('/settings/access-tokens')
  await make(page, {
    '/v1/affinity-groups?project=web-shop': {
      name: 'near',
      description: '',
      policy: 'allow',
      failure_domain: 'sled',
    },
    '/v1/vpc-routers?project=web-shop&vpc=default': { name: 'branch', description: '' },
    '/v1/vpc-router-routes?project=web-shop&vpc=default&router=branch': {
      name: 'office',
      description: '',
      destination: { type: 'ip_net', value: '10.99.0.0/16' },
      target: { type: 'drop' },
    },
  })
  const tokens = page.getByRole('row').filter({ has: page.getByRole('button', { name: 'Row actions' }) })
  await expect(tokens).toHaveCount(2)
  await rowAction(page, tokens.first(), 'Delete')
  await confirm(page, /^Delete .*\?$/)
  await expect(tokens).toHaveCount(1)

  await remove(page, { at: '/projects/web-shop/affinity-groups', title: 'Affinity groups (together)', row: 'near' })
  const vpc = '/projects/web-shop/vpcs/default'
  await remove(page, { at: `${vpc}/routers/branch`, title: 'branch', row: 'office' })
  await go(page, `${vpc}/internet-gateways/default`, 'default')
  await rowAction(page, rowOf(page, 'uplink'), 'Detach')
  const question = dialog(page, /^Detach/)
  await question.getByLabel('Delete dependents').check()
  await submit(question, 'Detach')
  await expect(rowOf(page, 'uplink')).toBeHidden()
})

test('things of a silo', async ({ page }) => {
  await page.goto('/system/silos/meadow/users')
  await expect(heading(page, 'meadow')).toBeVisible()
  await rowAction(page, rowOf(page, 'deniz-aksoy'), 'Set password')
  const password = dialog(page, 'Set password')
  await fill(password, { 'New password': 'a longer one than before' })
  await submit(password, 'Set password')
  await expectToast(page, 'Password of deniz-aksoy set')
  await rowAction(page, rowOf(page, 'deniz-aksoy'), 'Delete')
  await confirm(page, 'Delete deniz-aksoy?')
  await expect(rowOf(page, 'deniz-aksoy')).toBeHidden()

  expect(await meanwhile(page, 'POST', '/v1/system/scim/tokens?silo=lantern')).toBe(201)
  await go(page, '/system/silos/lantern/scim', 'lantern')
  const tokens = page.getByRole('row').filter({ has: page.getByRole('button', { name: 'Row actions' }) })
  await expect(tokens).toHaveCount(2)
  await rowAction(page, tokens.first(), 'Delete')
  await confirm(page, /^Delete .*\?$/)
  await expect(tokens).toHaveCount(1)
  await page.getByRole('button', { name: 'Actions', exact: true }).click()
  await menuItem(page, 'Delete all SCIM tokens').click()
  await confirm(page, 'Delete all SCIM tokens of lantern?')
  await expect(tokens).toHaveCount(0)
})

test('alert receivers and trust roots', async ({ page }) => {
  await page.goto('/system/alerts/receivers')
  await rowAction(page, rowOf(page, 'ops-pager'), 'Edit')
  const form = dialog(page, /^Edit /)
  await fill(form, { Description: 'Wakes whoever is on call, day and night' })
  await form.getByRole('button', { name: /^(Update|Save)/ }).click()
  await expect(form).toBeHidden()
  await openDetails(page)
  await expect(property(page, 'Description')).toContainText('day and night')
  await pageAction(page, 'Remove subscription')
  const subscription = dialog(page, /^Remove subscription/)
  await fill(subscription, { Subscription: 'hardware.**' })
  await submit(subscription, 'Remove subscription')
  await expectToast(page, 'Subscription hardware.** removed from ops-pager')
  await remove(page, { at: '/system/alerts/receivers', title: 'Alert receivers', row: 'team-chat' })

  await moveTo(page, '/system/alerts/receivers/ops-pager/secrets')
  await expect(tab(page, 'Secrets')).toHaveAttribute('aria-current', 'page')
  const rows = page.getByRole('row').filter({ has: page.getByRole('button', { name: 'Row actions' }) })
  await expect(rows).toHaveCount(1)
  await rowAction(page, rows.first(), 'Delete')
  await confirm(page, /^Delete .*\?$/)
  await expect(rows).toHaveCount(0)

  await moveTo(page, '/system/update/trust-roots')
  await expect(rows).toHaveCount(1)
  await rowAction(page, rows.first(), 'Delete')
  await confirm(page, /^Delete .*\?$/)
  await expect(rows).toHaveCount(0)
})

test('things of the rack’s network', async ({ page }) => {
  await page.goto(`${networking}/address-lots`)
  await make(page, {
    '/v1/system/networking/address-lot': {
      name: 'spare',
      description: '',
      kind: 'infra',
      blocks: [{ first_address: '172.31.0.0', last_address: '172.31.0.15' }],
    },
    '/v1/system/networking/bgp': { name: 'spare', description: '', asn: 65099, bgp_announce_set_id: 'internet' },
    '/v1/system/networking/switch-port-settings': {
      name: 'spare',
      description: '',
      port_config: { geometry: 'qsfp28x1' },
      links: [],
      addresses: [],
      interfaces: [],
      routes: [],
      bgp_peers: [],
      groups: [],
    },
  })
  const set = { name: 'spare', description: '', announcement: [] }
  expect(await meanwhile(page, 'PUT', '/v1/system/networking/bgp-announce-set', set)).toBe(200)
  await page.reload()
  await remove(page, { at: `${networking}/bgp-announce-sets`, title: 'BGP announce sets', row: 'spare' })
  await remove(page, { at: `${networking}/address-lots`, title: 'Address lots', row: 'spare' })
  await remove(page, { at: `${networking}/bgp-configs`, title: 'BGP configurations', row: 'spare' })
  await remove(page, { at: `${networking}/port-settings`, title: 'Port settings', row: 'spare' })
  await remove(page, { at: `${networking}/loopback-addresses`, title: 'Loopback addresses', row: '172.20.15.40/32' })

  await go(page, `${networking}/inbound-icmp/edit`, 'Inbound ICMP')
  const icmp = dialog(page, /inbound ICMP/)
  await icmp.getByLabel('Answer ICMP from outside').uncheck()
  await icmp.getByRole('button', { name: /^(Update|Save)/ }).click()
  await expect(icmp).toBeHidden()
})

test('BFD to a peer is switched off and on again', async ({ page }) => {
  await page.goto(`${networking}/bfd-sessions`)
  await remove(page, {
    at: `${networking}/bfd-sessions`,
    title: 'BFD sessions',
    row: '172.20.15.1',
    action: 'Disable',
  })
  await page.getByRole('main').getByRole('link', { name: 'Enable BFD' }).first().click()
  const form = dialog(page, 'Enable BFD')
  await fill(form, { Peer: '172.20.15.9' })
  await form.getByLabel('Switch', { exact: true }).selectOption('Switch 1')
  await submit(form, 'Enable BFD')
  await expect(rowOf(page, '172.20.15.9')).toContainText('switch1')
})
