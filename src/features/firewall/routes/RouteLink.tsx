import { vpcRouterDetailPath } from '../../../../generated/model/paths.gen.ts'
import { fill, partOf } from '../../../kit/selectors.ts'
import type { Params } from '../../../kit/spec.ts'
import { Link, textLinkClass } from '../../../ui/Link.tsx'
import { NameText } from '../../../ui/NameText.tsx'
import type { Network, Route } from '../network.ts'

export interface RouteLinkProps {
  route: Route
  network: Pick<Network, 'routers'>
  params: Params
}

/** The name of a route; it leads to its router. */
export function RouteLink({ route: { name, vpcRouterId }, network, params }: RouteLinkProps) {
  const router = network.routers?.find(({ id }) => id === vpcRouterId)
  const text = <NameText text={name} />
  return router ? (
    <Link
      to={fill(vpcRouterDetailPath, { ...params, router: partOf(router.name, router.id) })}
      className={textLinkClass}
    >
      {text}
    </Link>
  ) : (
    text
  )
}
