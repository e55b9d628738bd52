import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'

import { route } from './network.fixture.ts'
import { RuleLink } from './packet/AnswerView.tsx'
import { RouteLink } from './routes/RouteLink.tsx'

const name = `a\u202Eb${'c'.repeat(500)}`
const params = { project: 'shop', vpc: 'shop' }
const made = route(name, { type: 'ip_net', value: '203.0.113.0/24' }, { type: 'drop' }, 'r-1')

test.each([
  ['a rule', <RuleLink key="rule" name={name} params={params} />],
  [
    'a route',
    <RouteLink key="route" route={made} network={{ routers: [{ id: 'r-1', name: 'own' }] }} params={params} />,
  ],
  [
    'a route of a router that is not known',
    <RouteLink key="unknown" route={made} network={{ routers: [] }} params={params} />,
  ],
])(
  'regression: the name of %s hid what turns it round, turned the words around it, and was as long as it is',
  (_, link) => {
    const shown = /<bdi.*<\/bdi>/.exec(renderToStaticMarkup(<MemoryRouter>{link}</MemoryRouter>))?.[0] ?? ''
    expect(shown).toContain('>U+202E<')
    expect(shown).not.toContain('\u202E')
    expect(shown).not.toContain('c'.repeat(300))
  },
)
