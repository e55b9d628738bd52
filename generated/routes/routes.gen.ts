// Generated from the manifest by `npm run generate`. Do not edit: change the source or add an override.
import type { LazyLevelRoutes, LevelRoutes, OverridesOf } from '../../src/kit/routing/levels.ts'
import type { Overrides } from '../screens/slots.gen.ts'
import { siloRoutes } from './silo.gen.ts'
import { publicRoutes } from './public.gen.ts'

/** Screens of the levels that are there from the start. */
export type EagerScreen = 'image.silo.list' | 'image.silo.create' | 'image.silo.detail' | 'project.list' | 'project.create' | 'project.edit' | 'silo_access.list' | 'silo_access.create' | 'silo_access.edit' | 'all_instances' | 'all_disks' | 'all_snapshots' | 'all_floating_ips' | 'instance_lookup' | 'instance_lookup_short' | 'silo_overview' | 'utilization' | 'login_local' | 'login_saml' | 'device_verify' | 'device_success' | 'login' | 'login_saml_redirect'

/** Levels that are there from the start. */
export const levelRoutes: readonly LevelRoutes<OverridesOf<Overrides, EagerScreen>>[] = [{ level: 'silo', routes: siloRoutes }, { level: 'public', routes: publicRoutes }]

/** Levels whose routes are loaded when a path below `at` is first opened. */
export const lazyLevelRoutes: readonly LazyLevelRoutes<Overrides>[] = [
  {
  level: 'project',
  at: '/projects/:project',
  load: () => import('./project.gen.ts').then((m) => m.projectRoutes),
},
  { level: 'system', at: '/system', load: () => import('./system.gen.ts').then((m) => m.systemRoutes) },
  { level: 'settings', at: '/settings', load: () => import('./settings.gen.ts').then((m) => m.settingsRoutes) },
]
