// Generated from the manifest by `npm run generate`. Do not edit: change the source or add an override.
import type { Finder } from '../../src/kit/findable.ts'

/** What can be found on each level, loaded when somebody searches. */
export const finders: readonly Finder[] = [
  { level: 'project', load: () => import('./level-project.gen.ts').then((m) => m.findables) },
  { level: 'settings', load: () => import('./level-settings.gen.ts').then((m) => m.findables) },
  { level: 'silo', load: () => import('./level-silo.gen.ts').then((m) => m.findables) },
  { level: 'system', load: () => import('./level-system.gen.ts').then((m) => m.findables) },
]
