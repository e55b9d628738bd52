import type { Resource } from './resources.ts'

/** What forms and actions ask for under names of their own: `query: {project: $form.from}`. */
export const askedBy = ({ raw: { create, edit, actions = {} } }: Resource): string[] =>
  [create || undefined, edit || undefined, ...Object.values(actions)]
    .flatMap((one) => [...Object.values(one?.path ?? {}), ...Object.values(one?.query ?? {})])
    .flatMap((bind) => (typeof bind === 'string' && bind.startsWith('$form.') ? [bind.slice('$form.'.length)] : []))
