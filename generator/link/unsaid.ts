/** What the manifest leaves unsaid of the screens of a resource, and what counts instead. */
import type { Linking } from './context.ts'
import type { Resource } from './resources.ts'
import { hasScreen, screenKinds } from './views/register.ts'
import type { Defaulted } from '../model/types/defaulted.ts'

/** Key of a part of the manifest → what it is where it is not stated (docs/manifest.md). */
const rules: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  list: {
    title: 'what its rows are called',
    columns: 'name, description, enums and when it was made',
    empty: 'that there are none',
  },
  create: {
    title: 'New and what a row is called',
    label: 'the title',
    submit: 'Create and what a row is called',
    fields: 'all of the body, name and description first',
    then: 'the list',
    toast: 'what a row is called, its name, created',
  },
  edit: {
    title: 'Edit and what a row is called',
    submit: 'Update and what a row is called',
    fields: 'all of the body, name and description first',
    over: 'the list, if there is one',
    toast: 'what a row is called, its name, updated',
  },
  detail: { rows: 'columns of the list, other fields, times, the id' },
}

/** Of each screen what is not stated, and of a view what it has from its entity. */
export function unsaid({ resources }: Pick<Linking, 'resources'>): Defaulted[] {
  return resources.flatMap((resource) => [
    ...(resource.shared ?? []).map((what): Defaulted => ({
      of: resource.id,
      what,
      value: `as of ${resource.entity}`,
      because: 'not stated of the view',
    })),
    ...screenKinds.flatMap((kind) => (hasScreen(resource, kind) ? unsaidOf(resource, kind) : [])),
  ])
}

function unsaidOf(resource: Resource, kind: (typeof screenKinds)[number]): Defaulted[] {
  const stated: unknown = resource.raw[kind]
  const keys = typeof stated === 'object' && stated !== null ? Object.keys(stated) : []
  return Object.entries(rules[kind] ?? {})
    .filter(([key]) => !keys.includes(key))
    .map(([what, value]) => ({ of: resource.id, kind, what, value, because: 'not stated' }))
}
