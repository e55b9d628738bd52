/** The parts of a screen that are shown, asked for or done, and what they are parts of. */
import type { ActionIR, FormFieldIR, ShownIR } from '../types/ir.ts'
import type { Part } from '../types/origin-ir.ts'
import type { SectionIR } from '../types/overview-ir.ts'
import type { ScreenIR } from '../types/screen-ir.ts'
import { viewOf } from '../views/register.ts'

/** Every part of a screen, each after what it is in. */
export function partsOf(screen: ScreenIR): Part[] {
  const plain = (list: string, ids: readonly string[]): Part[] => ids.map((id) => [[list, id]])
  return [
    ...('columns' in screen ? shownParts('columns', screen.columns) : []),
    ...('rows' in screen ? shownParts('rows', screen.rows) : []),
    ...('fields' in screen ? fieldParts(screen.fields) : []),
    ...('links' in screen
      ? plain(
          'links',
          screen.links.map(({ id }) => id),
        )
      : []),
    ...viewOf(screen).actions.flatMap(actionParts),
    ...('tabs' in screen
      ? plain(
          'tabs',
          screen.tabs.map(({ label }) => label),
        )
      : []),
    ...('charts' in screen
      ? plain(
          'charts',
          screen.charts.map(({ title }) => title),
        )
      : []),
    ...('sections' in screen ? screen.sections.flatMap(sectionParts) : []),
    ...('refresh' in screen
      ? plain(
          'refresh',
          screen.refresh.map((_, i) => `${i}`),
        )
      : []),
    ...('create' in screen && screen.create !== undefined ? plain('create', ['']) : []),
  ]
}

const sectionParts = (section: SectionIR): Part[] => {
  if (section.kind === 'latest') return shownParts('columns', section.columns)
  return section.kind === 'count' ? section.lists.flatMap(({ by }): Part[] => (by ? [[['by', by.id]]] : [])) : []
}

const actionParts = ({ id, form, result }: ActionIR): Part[] => {
  const own: Part = [['actions', id]]
  return [own, ...fieldParts(form ?? [], own), ...shownParts('result', result ?? [], own)]
}

function shownParts(list: string, shown: readonly ShownIR[], above: Part = []): Part[] {
  return shown.flatMap(({ id, cell }) => {
    const own: Part = [...above, [list, id]]
    const inner = cell.kind === 'first' || cell.kind === 'table' ? shownParts('of', cell.of, own) : []
    return [own, ...inner]
  })
}

/** Fields of a form with those inside of them. */
function fieldParts(fields: readonly FormFieldIR[], above: Part = [], list = 'fields'): Part[] {
  return fields.flatMap(({ id, widget }) => {
    const own: Part = [...above, [list, id]]
    return [own, ...innerFields(widget, own)]
  })
}

function innerFields(widget: FormFieldIR['widget'], above: Part): Part[] {
  switch (widget.kind) {
    case 'group':
      return fieldParts(widget.fields, above)
    case 'union':
      return widget.variants.flatMap(({ value, fields }) => {
        const own: Part = [...above, ['variants', value]]
        return [own, ...fieldParts(fields, own)]
      })
    case 'list':
      return fieldParts([widget.item], above, 'item')
    case 'map':
      return fieldParts([widget.value], above, 'value')
    default:
      return []
  }
}
