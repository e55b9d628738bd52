// Generated from the manifest by `npm run generate`. Do not edit: change the source or add an override.
import type { RouteObject } from 'react-router'
import { component, type Registry } from '../../src/kit/overridden.ts'
import { screenRoute } from '../../src/kit/route.ts'

export const publicRoutes = (overrides: Registry): RouteObject[] => [
  screenRoute({
    path: '/login/:silo/local',
    kind: 'placeholder',
    handle: { screen: 'login_local', crumbs: [{ text: 'Sign in', path: '/login/:silo/local', titleOnly: true }] },
    component: component(overrides, 'login_local', () => import('../screens/login-local/page.gen.tsx')),
  }),
  screenRoute({
    path: '/login/:silo/saml/:provider',
    kind: 'placeholder',
    handle: {
      screen: 'login_saml',
      crumbs: [{ text: 'Sign in', path: '/login/:silo/saml/:provider', titleOnly: true }],
    },
    component: component(overrides, 'login_saml', () => import('../screens/login-saml/page.gen.tsx')),
  }),
  screenRoute({
    path: '/device/verify',
    kind: 'placeholder',
    handle: {
      screen: 'device_verify',
      crumbs: [{ text: 'Device Authentication', path: '/device/verify', titleOnly: true }],
    },
    component: component(overrides, 'device_verify', () => import('../screens/device-verify/page.gen.tsx')),
  }),
  screenRoute({
    path: '/device/success',
    kind: 'placeholder',
    handle: {
      screen: 'device_success',
      crumbs: [{ text: 'Device logged in', path: '/device/success', titleOnly: true }],
    },
    component: component(overrides, 'device_success', () => import('../screens/device-success/page.gen.tsx')),
  }),
  screenRoute({
    path: '/login',
    kind: 'placeholder',
    handle: { screen: 'login', crumbs: [{ text: 'Sign in', path: '/login', titleOnly: true }] },
    component: component(overrides, 'login', () => import('../screens/login/page.gen.tsx')),
  }),
]
