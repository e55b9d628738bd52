import { useQuery } from '@tanstack/react-query'

import { siloFleetRolesPath } from '../../../generated/model/paths.gen.ts'
import { siloLookup } from '../../../generated/screens/silo/lookup.gen.ts'
import { candidateOptions } from '../../kit/lookup/candidates.ts'
import { NameLink } from '../../kit/links/NameLink.tsx'
import { fill, partOf } from '../../kit/selectors.ts'
import { Notice } from '../../ui/Notice.tsx'
import { Some } from '../../ui/Some.tsx'
import { conferred } from '../../features/access/conferred.ts'

/** Roles on the fleet that nobody was given here: silos give them to those who have a role on the silo. */
export function ConferringSilos() {
  const { data } = useQuery(candidateOptions(siloLookup, {}))
  const silos = (data?.rows ?? []).filter((row) => conferred(row).length > 0)
  if (silos.length === 0) return null
  return (
    <div className="mb-4">
      <Notice title="Fleet roles from silos">
        <Some of={silos} atOnce={20}>
          {(some) => (
            <ul className="mt-1 grid gap-1">
              {some.map((silo) => (
                <li key={silo.id}>
                  <NameLink
                    name={silo.name}
                    to={() => fill(siloFleetRolesPath, { silo: partOf(silo.name, silo.id) })}
                  />
                  {': '}
                  {conferred(silo)
                    .map(({ from, to }) => `silo.${from} has ${to.map((role) => `fleet.${role}`).join(' and ')}`)
                    .join(', ')}
                </li>
              ))}
            </ul>
          )}
        </Some>
      </Notice>
    </div>
  )
}
