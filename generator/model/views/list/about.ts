/** What a list is about: a sentence, and the pages of the documentation that say more. */
import type { Context } from '../../../link/context.ts'
import { kebabCase, plural } from '../../../link/names.ts'
import { statedScreen, type Resource } from '../../../link/resources.ts'
import type { AboutIR } from '../../types/part-ir.ts'

/** As stated, else what the contract says of a row and the page of the documentation that is called like the entity. */
export function aboutOf(resource: Resource, { manifest }: Context): AboutIR {
  const { text, guides } = statedScreen(resource.raw, 'list')?.about ?? {}
  const { docs } = manifest.console.raw
  const pages = Object.entries(guides ?? { [resource.label.many]: plural(kebabCase(resource.entity)) })
  return {
    title: resource.label.many,
    text: text ?? resource.schema.description ?? '',
    guides:
      docs === undefined ? [] : pages.map(([title, path]) => ({ title, href: `${docs.replace(/\/$/, '')}/${path}` })),
  }
}
