/**
 * What the registry of overrides lets compile, and what it does not (docs/design.md §6). Nothing here runs: `npm run check`
 * type-checks it, and an expectation that no longer holds is an error.
 */
import type { Overrides, Slots } from '../../generated/screens/slots.gen.ts'
import { eagerOverrides } from '../../src/overrides/eager.ts'
import { overrides } from '../../src/overrides/index.ts'

const Nothing = () => null
const screen = () => Promise.resolve({ default: Nothing })
const complete: Overrides = { ...eagerOverrides, ...overrides }

// A screen, and slots of another one.
export const more = {
  ...complete,
  'disk.list': screen,
  'snapshot.list.slots': () => Promise.resolve({ default: { columns: { size: ({ row }) => String(row.size) } } }),
} satisfies Overrides

// A screen that does not exist, or does no longer.
// @ts-expect-error: no such screen
export const stale = { ...complete, 'disk.lists': screen } satisfies Overrides

// A bespoke page has no generated screen to fall back to.
const { device_verify: _left, ...withoutOne } = complete
// @ts-expect-error: device_verify is missing
export const incomplete = withoutOne satisfies Overrides

// A thunk that loads something else than a screen.
// @ts-expect-error: no default export
export const noScreen = { ...complete, 'disk.list': () => Promise.resolve({ Nothing }) } satisfies Overrides

// Loaded before its page is asked for.
// @ts-expect-error: a component instead of a thunk
export const eager = { ...complete, 'disk.list': { default: Nothing } } satisfies Overrides

export const known: Slots['disk.list'] = { columns: { size: ({ row }) => String(row.blockSize) } }

// @ts-expect-error: the list has no such column
export const unknownColumn: Slots['disk.list'] = { columns: { sizes: () => null } }

// @ts-expect-error: the row has no such field
export const unknownField: Slots['disk.list'] = { columns: { size: ({ row }) => String(row.sizes) } }

export const body: Slots['disk.create'] = {
  also: ({ form }) => ({ description: `${String(form['name'])}, made by hand` }),
}

// @ts-expect-error: the body takes a text there
export const wrongBody: Slots['disk.create'] = { also: () => ({ description: 1 }) }

// A bespoke page has no slots.
// @ts-expect-error: there is nothing generated to fill
export type NoSlots = Slots['device_verify']
