/** Chooses between a generated screen and what `src/overrides` registers for it. */
import { createElement, type ComponentType } from 'react'

import type { ScreenQueries } from './route.ts'

/** Thunks by screen id, and by `<id>.slots`; the typed registry is `src/overrides/index.ts`. */
export type Registry = object

type Module<P> = () => Promise<{ default: ComponentType<P> }>

/**
 * The component of a route: the registered screen, else the generated one with the registered slots, else the
 * generated one. Without a generated screen (bespoke) the registration is required by the registry's type.
 */
export function component<S>(overrides: Registry, id: string, generated?: Module<{ slots?: S }>): Module<object> {
  const registered = overrides as Readonly<Record<string, Module<object> | undefined>>
  const screen = registered[id]
  if (screen !== undefined) return screen
  if (generated === undefined) throw new Error(`src/overrides has no '${id}'`)
  const slots = registered[`${id}.slots`] as (() => Promise<{ default: S }>) | undefined
  if (slots === undefined) return generated as Module<object>
  return async () => {
    const [screenModule, slotModule] = await Promise.all([generated(), slots()])
    return { default: () => createElement(screenModule.default, { slots: slotModule.default }) }
  }
}

/** What a screen written by hand wants to be asked before it is shown: its module's `queries`, if it exports any. */
export function bespokeQueries(overrides: Registry, id: string): () => Promise<ScreenQueries> {
  const registered = overrides as Readonly<Record<string, (() => Promise<{ queries?: ScreenQueries }>) | undefined>>
  return async () => (await registered[id]?.())?.queries ?? (() => [])
}
