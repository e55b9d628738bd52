/** Policies: list and forms from the few lines that say what one is. */
import { describe, expect, it } from 'vitest'
import { emitted, expected, openFixture } from '../support/fixture.ts'

describe('policies', () => {
  const fixture = openFixture('policies')
  const screen = (id: string) => fixture.model.screens.find((one) => `${one.id}` === id)

  it('emits what the files say', () => expect(emitted(fixture)).toEqual(expected(fixture)))

  it('has no slots of its own and counts as generated', () => {
    const { screens } = fixture.model.coverage
    for (const part of ['list', 'create', 'edit']) expect(screens[`estate_access.${part}`]?.kind).toBe('generated')
  })

  it('the strongest role decides, and the weakest is what somebody is given unless others are chosen', () => {
    expect(screen('garden_role.create')).toMatchObject({
      role: 'garden.gardener',
      fields: [{ id: 'identityId' }, { id: 'roleName', initial: 'visitor' }],
    })
  })

  it('calls what tells names beside what reads and writes the policy', () => {
    expect(screen('realm_role.list')?.uses).toEqual([
      'crew_list',
      'estate_list',
      'estate_person_list',
      'me_view',
      'my_crew_list',
      'person_list',
      'realm_policy_update',
      'realm_policy_view',
    ])
  })
})
