/** Forms. */
import type { FormScreenIR } from '../../types/screen-ir.ts'
import { listCrumbs } from '../crumbs.ts'
import { resourceViews } from '../../../link/views/register.ts'
import { pathsOf } from '../../../link/paths.ts'
import { describe, effectsOrigin, entryOf, fieldLines, partOrigin, rung } from '../explain-parts.ts'
import type { ResourceMaker, View } from '../view.ts'
import { makeCreate, makeEdit } from './make.ts'
import { formTitle } from './title.ts'

export const form: View<FormScreenIR> = {
  served: 'generated',
  mutations: ({ call, effects }) => [{ operation: call.operation, effects }],
  main: ({ call }) => call,
  withVersions: (screen, marks) => ({ ...screen, fields: marks.fields(screen.fields, screen.call) }),
  explain: (screen, model) => [
    ...rung(screen, model),
    `  sends      ${describe(screen.call, model)}; makes stale: ${screen.effects.join(', ')}${effectsOrigin(model, screen.entity, screen.call)}`,
    ...fieldLines(screen.fields, (part) => partOrigin(model, screen, part)),
    `  to change: fields in ${entryOf(screen)} (${screen.kind}, fields), a widget of your own by a slot '${screen.id.slots}'`,
  ],
}

const makerOf = (kind: FormScreenIR['kind'], make: ResourceMaker['make']): ResourceMaker => ({
  kind,
  title: (resource) => formTitle(resource, kind),
  make,
  crumbs: (resource, { isPage }, workspace) => [
    ...listCrumbs(resource, workspace),
    {
      text: formTitle(resource, kind),
      path: resourceViews[kind].path(pathsOf(resource, workspace)),
      ...(isPage ? {} : { titleOnly: true }),
    },
  ],
})

export const createMaker = makerOf(
  'create',
  (resource, site) => site.createForm(resource) ?? makeCreate(resource, site),
)

export const editMaker = makerOf('edit', makeEdit)
