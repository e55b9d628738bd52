/** Screens of singles: what there is one of per parent row, shown as a tab or page of its own and edited in place. */
import { ownRole, withBody } from '../../actions/actions.ts'
import { emptiedBy, keptFields, linkBody } from '../../../link/bodies.ts'
import { readFormFields } from '../../fields/form-fields.ts'
import { routePath } from '../../lookups/lookups.ts'
import { inSentence, kebabCase } from '../../../link/names.ts'
import { effectsOf, statedEffects } from '../../../link/resources.ts'
import { fieldOptions } from '../../../link/shown.ts'
import {
  editOf,
  isListed,
  linkSingle,
  linkSingleCall,
  singleSchema,
  type Single,
} from '../../../link/views/single/single.ts'
import { defaultRows, readShown } from '../../shown/shown.ts'
import type { Schema } from '../../types/contract.ts'
import type { Operation, Source } from '../../types/ir.ts'
import type { DetailScreenIR, ScreenBase, ScreenIR } from '../../types/screen-ir.ts'
import { formCrumb, pageCrumbs } from '../crumbs.ts'
import type { ScreenSite } from '../view.ts'
import { screenLevel, usesOf, type Workspace } from '../../workspace.ts'
import type { Context } from '../../../link/context.ts'

export function makeSingleScreens(single: Single, workspace: ScreenSite): ScreenIR[] {
  const { context, lookups } = workspace
  const { owner, raw, path, name } = single
  const embedded = workspace.isEmbedded(single.id)
  const crumbs = pageCrumbs({ at: path, title: single.label }, workspace)
  const shared = {
    variant: '',
    crumbs,
    folder: kebabCase(owner.entity),
    area: owner.area,
    entity: owner.entity,
    level: screenLevel(path, owner.raw.level, workspace),
  }
  const view = context.operations.get(single.view.op)
  const update = single.update && context.operations.get(single.update.op)
  if (raw.placeholder !== undefined) {
    return [
      {
        kind: 'placeholder',
        ...shared,
        id: single.id,
        file: kebabCase(name),
        path,
        title: single.label,
        uses: [],
        issue: raw.placeholder.issue,
        summary: raw.placeholder.summary,
      },
    ]
  }
  if (view === undefined) return []
  const schema = singleSchema(single, view)
  const rowType = isListed(single) ? owner.schemaName : context.schemas.resolve(schema).name
  const { none } = raw
  const source = {
    ...linkSingle(single, view, workspace).value,
    ...(none === undefined ? {} : { none: none.refused ?? [] }),
  }
  const rows = readShown(
    { stated: raw.rows, inferred: () => defaultRows(schema, context) },
    { schema, options: fieldOptions(owner), at: path },
    { context, lookups },
  )
  const editPath = `${path}/edit`
  const screens: ScreenIR[] = [
    {
      kind: 'detail',
      ...shared,
      id: single.id,
      file: kebabCase(name),
      path,
      title: single.label,
      rowName: '',
      source,
      rowType: rowType ?? 'unknown',
      rows,
      ...(rows.length > 0 ? {} : { free: freeNames(raw, context) }),
      ...(none === undefined ? {} : { none: said(none) }),
      links: update === undefined ? [] : [{ id: 'edit', label: 'Edit', to: routePath(editPath), ...ownRole(raw) }],
      actions: [],
      tabs: [],
      refresh: [],
      embedded,
      uses: usesOf({ calls: [source.call], shown: rows }, lookups.all()),
    },
  ]
  if (update !== undefined)
    screens.push(
      makeEdit(
        single,
        { update, path: editPath, shown: { current: source, row: schema, rowType, embedded }, shared },
        workspace,
      ),
    )
  return screens
}

function makeEdit(
  single: Single,
  {
    update,
    path,
    shown: { current, row, rowType, embedded },
    shared,
  }: {
    update: Operation
    path: string
    shown: { current: Source; row: Schema; rowType: string | undefined; embedded: boolean }
    shared: Pick<ScreenBase, 'variant' | 'crumbs' | 'folder' | 'area' | 'level'> & { entity: string }
  },
  workspace: Workspace,
): ScreenIR {
  const { context, lookups } = workspace
  const { owner, raw, name } = single
  const body = update.request.schema
  const fields =
    body === undefined
      ? []
      : readFormFields(
          {
            schema: body,
            omit: new Set(raw.omit ?? []),
            options: fieldOptions(owner),
            at: path,
            edit: { row, clears: emptiedBy(raw.clears, update, context) },
            ...(raw.fields === undefined ? {} : { fields: raw.fields }),
          },
          context,
          lookups,
        )
  const asked = fields.map(({ id }) => id)
  const kept = body && keptFields({ row, body }, { asked, stated: {} }, context)
  const call = withBody(
    linkSingleCall(update, { raw: single.update ?? { op: update.id }, at: path, owner }, workspace).value,
    {
      linked: linkBody({ raw: kept, op: update, form: fields.length > 0, scope: { at: path, row } }, context).value,
      op: update,
    },
    context,
  )
  const label = inSentence(single.label)
  const bodyType = body === undefined ? undefined : context.schemas.resolve(body).name
  return {
    kind: 'edit',
    ...shared,
    id: editOf(single.id),
    crumbs: [...shared.crumbs, formCrumb({ at: path, title: `Edit ${label}` })],
    over: single.path,
    file: `${kebabCase(name)}-edit`,
    path,
    title: `Edit ${label}`,
    submit: `Update ${label}`,
    ...ownRole(raw),
    fields,
    current,
    ...(raw.none === undefined ? {} : { none: raw.none.title }),
    call: { ...call, readFirst: { of: 'row' } },
    effects: effectsOf([owner.entity, `${single.id}`], statedEffects(owner.entry.raw)[name]),
    toast: embedded ? `${single.label} of {$parent.${owner.nameField}} updated` : `${single.label} updated`,
    rowName: '',
    close: routePath(single.path),
    done: routePath(single.path),
    ...(bodyType === undefined ? {} : { bodyType }),
    ...(rowType === undefined ? {} : { rowType }),
    uses: usesOf({ calls: [call, current.call], fields }, lookups.all()),
  }
}

const said = ({ title, body, action }: NonNullable<Single['raw']['none']>): DetailScreenIR['none'] => ({
  title,
  body,
  ...(action === undefined ? {} : { action }),
})

const freeNames = ({ labels = {}, values }: Single['raw'], { acronyms }: Context): DetailScreenIR['free'] => ({
  labels,
  acronyms,
  ...(values === undefined ? {} : { values }),
})
