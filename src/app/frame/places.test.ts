/** What the sidebars of the console list. */
import { expect, test } from 'vitest'

import { levels } from '../../../generated/routes/levels.gen.ts'

const navOf = (level: string) => levels.find(({ id }) => id === level)?.nav ?? []

test('the system is told by what operators do: who has it, what connects it, what it is made of, how it runs, who may', () => {
  expect(navOf('system').map(({ label, path }) => [label, path])).toEqual([
    ['Overview', '/system/overview'],
    ['Tenancy', '/system/silos'],
    ['Network', '/system/networking/ip-pools'],
    ['Hardware', '/system/inventory/sleds'],
    ['Operations', '/system/update'],
    ['Identity', '/system/identity/access'],
  ])
})

test.each(levels.map(({ id }) => id))('no place and no word is twice in the sidebar of %s', (level) => {
  const places = navOf(level).flatMap((entry) => entry.children ?? [entry])
  for (const key of ['path', 'label'] as const) {
    const values = places.map((place) => place[key])
    expect(values).toEqual([...new Set(values)])
  }
})

test('what works is not called an experiment', () => {
  expect(navOf('project').map(({ label }) => label)).toEqual([
    'Overview',
    'Instances',
    'Disks',
    'Snapshots',
    'Images',
    'VPCs',
    'Floating IPs',
    'Affinity groups',
    'Affinity groups (together)',
    'Probes',
    'Project access',
  ])
})
