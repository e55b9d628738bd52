/** `screens/<folder>/relations.gen.ts`: what rows have to do with each other. */
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

/** Relations that several screens have, each once. */
export const distinctRelations = (all: readonly RelationsIR[]): RelationsIR[] => [
  ...new Map(all.map((one) => [one.name, one])).values(),
]

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
