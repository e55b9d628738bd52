/** `screens/<folder>/relations.gen.ts`: what rows have to do with each other. */
import type { ScreenIR } from '../../model/types/ir.ts'
import type { RelationsIR } from '../../model/types/relation-ir.ts'
import { print, type Code } from '../print.ts'
import { header, render } from '../template.ts'
import { from } from './module.ts'
import { lookupName, type SpecPrinter } from './spec.ts'

/** What a row contains is shown by its tabs: a page of relations needs more than that. */
export const hasNeighbours = (relations: RelationsIR | undefined): boolean =>
  relations !== undefined &&
  (relations.references.length > 0 ||
    [...relations.related, ...relations.unlisted].some(({ relation }) => relation !== 'contained'))

/** The relations that screens of a folder use, each once. */
export function relationsIn(screens: readonly ScreenIR[]): RelationsIR[] {
  const all = screens.flatMap((s) =>
    (s.kind === 'detail' || (s.kind === 'list' && s.actions.some(({ id }) => id === 'delete'))) &&
    s.relations !== undefined
      ? [s.relations]
      : [],
  )
  return [...new Map(all.map((one) => [one.name, one])).values()]
}

/** A constant per set of relations. */
export function emitRelations(all: readonly RelationsIR[], printer: SpecPrinter): string {
  const { imports } = printer
  const name = (lookup: string): Code => lookupName(lookup, printer)
  const parts = all.map(({ name: constant, param, field, references, related, unlisted }) => {
    const spec = {
      param,
      field,
      references: references.map(({ lookup, ...rest }) => ({ ...rest, lookup: name(lookup) })),
      related: related.map(({ lookup, via, of, ...rest }) => ({
        ...rest,
        of: of && { ...of, lookup: name(of.lookup) },
        via: via?.map((step) => ({ ...step, lookup: name(step.lookup) })),
        lookup: name(lookup),
      })),
      unlisted,
    }
    return `export const ${constant}: ${imports.type('Relations', from.relations)} = ${print(spec)}`
  })
  return render('module', { header: header('the manifest'), imports: imports.lines(), parts })
}
