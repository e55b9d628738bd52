/** Entries for rows of something else that are put to a row and taken away at an address that names both. */
import { plural, singular, words } from '../../link/names.ts'
import type { Operation } from '../../model/types/ir.ts'
import { camelCase } from '../../schema/client-name.ts'
import { rowFields } from '../../schema/row-fields.ts'
import { doneWith } from './actions.ts'
import type { Collection } from './collections.ts'
import { verbsOf } from './offers.ts'
import type { Proposal } from './proposal.ts'
import { idsOf, indented, lastNoun, yamlOf, type Site } from './shape-parts.ts'

/** `PUT` and `DELETE` of `things/{}` below a row, and maybe their list: nothing where the things are not known, or made there. */
export function membersOf(collection: Collection, owner: string, site: Site): Proposal[] | undefined {
  const { path, keys, roles } = collection
  const { list, create, view, update: put, delete: remove } = roles
  const thing = site.selectedBy((put ?? remove)?.pathParams.at(-1)?.wire ?? '')
  if (put?.method !== 'put' || put.request.required || keys !== 1 || create !== undefined || view !== undefined)
    return undefined
  if (thing === undefined || thing === owner || site.ownerOf(path)?.id === thing) return undefined
  if (list === undefined)
    return [put, ...(remove === undefined ? [] : [remove])].map((operation) =>
      memberOf({ path, operation }, owner, site),
    )
  return [rowsOf({ collection, list, put, thing, owner }, site)]
}

/** What puts a row of something else to a row, or takes it away, at an address that names both: `PUT` and `DELETE /x/{}/things/{}`. */
function memberOf({ path, operation }: { path: string; operation: Operation }, entity: string, site: Site): Proposal {
  const own = verbsOf(operation.id.replace(`${entity}_`, ''))
  const done = operation.method !== 'delete'
  const verbs = own.length > 0 ? own : verbsOf(done ? 'attach' : 'detach')
  const thing = words(singular(lastNoun(path)))
  const verb = own.length === 0 ? (done ? 'add' : 'remove') : ((done ? own[0]?.does : own[0]?.undoes) ?? '')
  // A row may have several: they can be put to it, and taken away, at any time.
  const { question: _question, ...proposal } = doneWith(
    { name: camelCase([...words(verb), ...thing].join('_')), operation, verbs, entity },
    site,
  )
  return proposal
}

interface Members {
  collection: Collection
  list: Operation
  put: Operation
  thing: string
  owner: string
}

/** Those that were put to a row are a list of its page: the things themselves, or rows of their own that name them. */
function rowsOf({ collection, list, put, thing, owner }: Members, site: Site): Proposal {
  const { path, roles } = collection
  const { delete: remove } = roles
  const param = put.pathParams.at(-1)?.client ?? ''
  const label = words(singular(lastNoun(path))).join(' ')
  const titled = `${label.charAt(0).toUpperCase()}${label.slice(1)}`
  const made = [
    `create: {label: Add ${label}, submit: Add, toast: '${titled} added', path: {${param}: $form.${param}}}`,
  ]
  const operations = idsOf(collection)
  if (site.sameRows(list) === thing)
    return {
      shape: 'view',
      entity: thing,
      title: `another list of ${thing}, which rows are put into and taken out of`,
      confidence: 'high',
      operations,
      file: site.fileOf(thing),
      yaml: yamlOf([
        'views:',
        `  ${owner}:`,
        ...indented(
          [
            `parent: ${owner}`,
            ...(words(thing).join(' ') === label ? [] : [`label: ${titled}`, `plural: ${plural(titled)}`]),
            `operations: {list: ${list.id}, create: ${put.id}}`,
            ...made,
            ...(remove === undefined
              ? []
              : [
                  `actions: {remove: {op: ${remove.id}, confirm: danger, toast: '{name} removed', mock: {sample: true}}}`,
                ]),
          ],
          4,
        ),
      ]),
    }
  const { idOf } = rowFields(site.now.conventions)
  const field = [param, idOf(param)].find((one) => site.fieldsOf(list).includes(one))
  const name = words(singular(lastNoun(path))).join('_')
  return {
    shape: 'child',
    entity: owner,
    title: `rows ${name} that are put to ${owner} and taken away`,
    confidence: field === undefined ? 'medium' : 'high',
    operations,
    file: site.fileOf(owner),
    yaml: yamlOf([
      'children:',
      `  ${name}:`,
      ...indented(
        [
          `operations: {list: ${list.id}, create: ${put.id}${remove === undefined ? '' : `, delete: ${remove.id}`}}`,
          ...made,
          ...(remove === undefined || field === undefined
            ? []
            : [`actions: {delete: {label: Remove, path: {${param}: $row.${field}}, toast: '{name} removed'}}`]),
        ],
        4,
      ),
    ]),
  }
}
