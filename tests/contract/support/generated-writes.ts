/** Every generated form and action, each with the call that it makes. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import type { Action, Call, DetailScreen, FormField, FormScreen, ListScreen, Shown } from '../../../src/kit/spec.ts'

export interface Write {
  name: string
  call: Call
  fields: readonly FormField[]
  /** One of the two. */
  screen?: FormScreen
  action?: Action
}

const isForm = (value: unknown): value is FormScreen =>
  typeof value === 'object' && value !== null && 'kind' in value && (value.kind === 'create' || value.kind === 'edit')

const actionsIn = (value: unknown): readonly Action[] => {
  if (Array.isArray(value)) return value.filter((item): item is Action => typeof item?.call === 'function')
  return typeof value === 'object' && value !== null && 'actions' in value ? actionsIn(value.actions) : []
}

const folder = fileURLToPath(new URL('../../../generated/screens/', import.meta.url))

/** In the order of the files. */
export async function generatedWrites(): Promise<readonly Write[]> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.gen\.tsx?$/.test(file))
  const found: Write[] = []
  const known = new Set<Call>()
  for (const file of files.toSorted()) {
    const module: Record<string, unknown> = await import(join(folder, file))
    for (const value of Object.values(module)) {
      if (isForm(value)) found.push({ name: value.id, call: value.call, fields: value.fields, screen: value })
      for (const action of actionsIn(value)) {
        const { id, call, form = [] } = action
        if (known.has(call)) continue
        known.add(call)
        found.push({ name: `${file.split('/')[0]} ${id}`, call, fields: form, action })
      }
    }
  }
  return found
}

const isShowing = (value: unknown): value is ListScreen | DetailScreen =>
  typeof value === 'object' && value !== null && 'kind' in value && (value.kind === 'list' || value.kind === 'detail')

async function showing(): Promise<readonly (ListScreen | DetailScreen)[]> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.gen.tsx'))
  const found: (ListScreen | DetailScreen)[] = []
  for (const file of files.toSorted()) {
    const module: Record<string, unknown> = await import(join(folder, file))
    found.push(...Object.values(module).filter(isShowing))
  }
  return found
}

/** Columns and rows of every generated list and page. */
export const generatedShown = async (): Promise<readonly (Shown & { on: string })[]> =>
  (await showing()).flatMap(({ entity, ...screen }) =>
    (screen.kind === 'list' ? screen.columns : screen.rows).map((one) => ({ ...one, on: entity })),
  )

/** Every generated list. */
export const generatedLists = async (): Promise<readonly ListScreen[]> =>
  (await showing()).filter((screen) => screen.kind === 'list')
