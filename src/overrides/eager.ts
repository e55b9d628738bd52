/** The overrides of the levels that are there from the start: see `index.ts`. */
import type { EagerScreen } from '../../generated/routes/routes.gen.ts'
import type { Overrides } from '../../generated/screens/slots.gen.ts'
import type { OverridesOf } from '../kit/routing/levels.ts'

export const eagerOverrides = {
  instance_lookup: () => import('./instance/Lookup.tsx'),
  instance_lookup_short: () => import('./instance/Lookup.tsx'),
  login: () => import('./login/Choose.tsx'),
  login_local: () => import('./login/Local.tsx'),
  login_saml: () => import('./login/Saml.tsx'),
  login_saml_redirect: () => import('./login/SamlRedirect.tsx'),
  device_verify: () => import('./device/Verify.tsx'),
  device_success: () => import('./device/Success.tsx'),
  'utilization.slots': () => import('./utilization/charts-slots.tsx'),
} satisfies OverridesOf<Overrides, EagerScreen>
