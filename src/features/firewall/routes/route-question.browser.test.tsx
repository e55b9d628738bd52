import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { expectAccessible } from '../../../ui/browser.fixture.ts'
import { network, route } from '../network.fixture.ts'
import { params, showIn } from '../network.fixture.tsx'
import { RouteQuestion } from './RouteQuestion.tsx'

const own = network()
const detour = route('detour', { type: 'ip_net', value: '203.0.113.0/24' }, { type: 'drop' }, 'r-custom')
const routers = [
  { id: 'r-system', name: 'system' },
  { id: 'r-custom', name: 'own' },
]
const vpc = network(undefined, { routers, routes: [...(own.routes ?? []), detour] })

const answer = page.getByRole('status')
const ask = (address: string) => userEvent.fill(page.getByLabelText('To address'), address)

test('the route of an address is named, with the router that has it', async () => {
  await showIn(vpc, <RouteQuestion params={params} />)
  await expect.element(answer).toMatchTextContent('Its route is shown here')
  await ask('203.0.113.9')
  await expect.element(answer).toMatchTextContent('Leaves through internet gateway default, route default-v4')
  const link = page.getByRole('link', { name: 'default-v4' })
  await expect.element(link).toHaveAttribute('href', '/projects/shop/vpcs/shop/routers/system')
  await expectAccessible()

  // The other subnet has a router of its own.
  await userEvent.click(page.getByLabelText('From subnet'))
  await userEvent.click(page.getByRole('option', { name: 'back' }))
  await expect.element(answer).toMatchTextContent('Dropped, route detour')
  await ask('172.30.1.9')
  await expect.element(answer).toMatchTextContent('Stays inside the VPC, route front')
  await ask('2001:db8::1')
  await expect.element(answer).toMatchTextContent('Leaves through internet gateway default, route default-v6')
})

test('what is no address is said at the field', async () => {
  await showIn(vpc, <RouteQuestion params={params} />)
  await ask('10.1.2')
  await expect.element(page.getByText('Not a valid IP address')).toBeVisible()
  await expect.element(answer).toMatchTextContent('Its route is shown here')
})

test('an address that no route leads to', async () => {
  await showIn(network(undefined, { routers, routes: [detour] }), <RouteQuestion params={params} />)
  await ask('198.51.100.1')
  await expect.element(answer).toMatchTextContent('No matching route')
})
