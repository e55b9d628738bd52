/**
 * Things that are opened by their id are called by their name in titles and trails: every route parameter of every page and form
 * that holds a row of a list, with a row that the mock has there.
 */
import { expect, test } from 'vitest'

import { nameOfId } from '../../../src/app/names/name-of-id.ts'
import { isUuid } from '../../../src/kit/selectors.ts'
import { readPath } from '../../../src/lib/condition.ts'
import { rowsOf, withConsole } from '../mock/support/console.ts'
import { generatedLists, generatedPaths, paramsOf, placesOf } from '../mock/support/screens.ts'

withConsole()
const lists = await generatedLists()

/** Parameter and level, once each, with the list that has the rows. */
const cases = new Map(
  generatedPaths().flatMap(([id, path]) => {
    const list = lists.get(id.replace(/\.(detail|edit)$/, '.list'))
    const param = paramsOf(id).at(-1)
    if (list === undefined || list.id === id || param === undefined) return []
    const level = path.startsWith('/system/') ? 'system' : 'project'
    return [[`${list.id} :${param}`, { list, param, level }] as const]
  }),
)

const own = 'nothing asks for it by its id alone: its page is read from the list, and says it itself'
const whose = 'only a form, which reads who has access and says whose role it changes'
const form = 'only a form, whose title and trail do not name the row'

/** What is not asked for here. */
const exceptions: Readonly<Record<string, string>> = {
  'address_lot.list :addressLot': own,
  'bgp_announce_set.list :announceSet': own,
  'bgp_config.list :bgpConfig': own,
  'fleet_role.list :identity': whose,
  'identity_provider.list :provider': own,
  'instance_network_interface.list :interface': form,
  'probe.list :probe': own,
  'project_role.list :identity': whose,
  'scim_token.list :tokenId': 'tokens have no name',
  'silo_access.list :identity': whose,
  'silo_role.list :identity': whose,
  'switch_port.list :switchPort': own,
  'vpc_firewall_rule.list :rule': form,
  'vpc_router_route.list :route': form,
}

const unnamed: string[] = []
/** Those that were asked for, those of them whose rows could be read, and those that all could be found out of. */
const tried = new Set<string>()
const read = new Set<string>()
const done = new Set<string>()
let count = 0

test.each([...cases])('%s', async (name, { list, param, level }) => {
  tried.add(name)
  for (const { params } of await placesOf(list.id, lists)) {
    const row = (await rowsOf(list, params)).find(({ id }) => typeof id === 'string' && isUuid(id))
    read.add(name)
    if (row === undefined) continue
    count++
    done.add(name)
    const found = await nameOfId({ param, params: { ...params, [param]: String(row['id']) }, level })
    if (found === undefined) return void unnamed.push(name)
    expect(found).toBe(readPath(row, list.rowName))
    return
  }
  done.add(name)
})

test('all are named, with every exception', () => {
  // A list that cannot be read says so itself.
  expect(count).toBeGreaterThan(done.size / 2)
  const known = Object.keys(exceptions).filter((name) => read.has(name) || !tried.has(name))
  expect(unnamed).toEqual(known)
})
