// Generated from the manifest by `npm run generate`. Do not edit: change the source or add an override.
import type { RouteObject } from 'react-router'
import { bespokeQueries, component, type Registry } from '../../src/kit/routing/overridden.ts'
import { screenRoute } from '../../src/kit/routing/route.ts'

export const publicRoutes = (overrides: Registry): RouteObject[] => [
  screenRoute({
    path: '/login/:silo/local',
    kind: 'bespoke',
    handle: { screen: 'login_local', crumbs: [{ text: 'Sign in', path: '/login/:silo/local', titleOnly: true }] },
    queries: bespokeQueries(overrides, 'login_local'),
    component: component(overrides, 'login_local'),
  }),
  screenRoute({
    path: '/login/:silo/saml/:provider',
    kind: 'bespoke',
    handle: {
      screen: 'login_saml',
      crumbs: [{ text: 'Sign in', path: '/login/:silo/saml/:provider', titleOnly: true }],
    },
    queries: bespokeQueries(overrides, 'login_saml'),
    component: component(overrides, 'login_saml'),
  }),
  screenRoute({
    path: '/device/verify',
    kind: 'bespoke',
    handle: {
      screen: 'device_verify',
      crumbs: [{ text: 'Device authentication', path: '/device/verify', titleOnly: true }],
    },
    queries: bespokeQueries(overrides, 'device_verify'),
    component: component(overrides, 'device_verify'),
  }),
  screenRoute({
    path: '/device/success',
    kind: 'bespoke',
    handle: {
      screen: 'device_success',
      crumbs: [{ text: 'Device logged in', path: '/device/success', titleOnly: true }],
    },
    queries: bespokeQueries(overrides, 'device_success'),
    component: component(overrides, 'device_success'),
  }),
  screenRoute({
    path: '/login',
    kind: 'bespoke',
    handle: { screen: 'login', crumbs: [{ text: 'Sign in', path: '/login', titleOnly: true }] },
    queries: bespokeQueries(overrides, 'login'),
    component: component(overrides, 'login'),
  }),
  screenRoute({
    path: '/login/:silo/saml/:provider/redirect',
    kind: 'bespoke',
    handle: {
      screen: 'login_saml_redirect',
      crumbs: [{ text: 'Sign in', path: '/login/:silo/saml/:provider/redirect', titleOnly: true }],
    },
    queries: bespokeQueries(overrides, 'login_saml_redirect'),
    component: component(overrides, 'login_saml_redirect'),
  }),
]
