import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { RoleBadges } from './RoleBadges.tsx'

const badge = (role: string) => renderToStaticMarkup(<RoleBadges row={{ roles: [role] }} />).replace(role, 'role')

test.each(['silo.constructor', 'silo.__proto__', 'fleet.toString', 'unknown'])(
  '%s is a role like any other',
  (role) => {
    expect(badge(role)).toBe(badge('silo.other'))
  },
)

test('known roles have colours of their own', () => {
  const known = ['silo.admin', 'silo.collaborator', 'silo.viewer', 'silo.other'].map(badge)
  expect(new Set(known).size).toBe(4)
})
