import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { expectAccessible } from '../../../ui/browser.fixture.ts'
import type { Rule } from '../evaluate.ts'
import { defaultRules, network, rule } from '../network.fixture.ts'
import { params, showIn } from '../network.fixture.tsx'
import { ChangePreview } from './ChangePreview.tsx'

const show = (next: (rules: readonly Rule[]) => readonly Rule[] | undefined, net = network()) =>
  showIn(
    net,
    <>
      <h2>Edit rule</h2>
      <ChangePreview params={params} next={next} />
    </>,
    { asked: [['i-api', 'i-db', 'i-web']] },
  )

const withoutSsh = (rules: readonly Rule[]) => rules.filter(({ name }) => name !== 'allow-ssh')

test('it warns of instances with an external address that SSH from outside no longer reaches', async () => {
  await show(withoutSsh)
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent('This cuts off SSH from outsideweb can no longer be reached on port 22 from outside the VPC.')
  const changes = page.getByRole('region', { name: 'Traffic that changes' })
  await expect.element(changes).toMatchTextContent(/BlockedTCP 22from any address outside to api, db and web/)
  await expectAccessible()
})

test('without such an instance it does not', async () => {
  const hidden = network(undefined, {
    external: new Map([
      ['i-web', []],
      ['i-db', []],
      ['i-api', []],
    ]),
  })
  await show(withoutSsh, hidden)
  await expect.element(page.getByText('Traffic that changes')).toBeVisible()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})

test('addresses that nobody could read are no reason to keep quiet', async () => {
  await show(withoutSsh, network(undefined, { external: new Map() }))
  await expect.element(page.getByRole('alert')).toMatchTextContent('api, db and web may no longer be reached')
})

test('a change without effect is said to have none', async () => {
  await show((rules) => [...rules, rule('off', { status: 'disabled' })])
  await expect.element(page.getByText('No effect on traffic of instances in this VPC.')).toBeVisible()
})

test('what is allowed from now on is listed too', async () => {
  await show(() => [...defaultRules, rule('web', { filters: { ports: ['443'], protocols: [{ type: 'tcp' }] } })])
  await expect.element(page.getByRole('listitem')).toMatchTextContent(/AllowedTCP 443from any address outside/)
})
