/** What forms are called. */
import { inSentence } from '../../../link/names.ts'
import { statedScreen, type Resource } from '../../../link/resources.ts'

export const formTitle = (resource: Resource, kind: 'create' | 'edit'): string =>
  statedScreen(resource.raw, kind)?.title ?? `${kind === 'create' ? 'New' : 'Edit'} ${inSentence(resource.label.one)}`
