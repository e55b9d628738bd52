import { Link } from 'react-router'

import type { LinkProps } from '../ui/Link.tsx'

/** How the design system's links are rendered: by the router. */
export function RouterLink(props: LinkProps) {
  return <Link {...props} />
}
