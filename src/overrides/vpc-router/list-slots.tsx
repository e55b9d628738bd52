import { Suspense, useState } from 'react'

import type { Slots } from '../../../generated/screens/slots.gen.ts'
import type { Params } from '../../kit/spec.ts'
import { lazyPart } from '../../ui/lazy-part.ts'

const RouteQuestion = lazyPart(() =>
  import('../../features/firewall/routes/RouteQuestion.tsx').then((module) => module.RouteQuestion),
)

/** Above the routers: where an address goes by all of their routes. */
const slots: Slots['vpc_router.list'] = { header: EffectiveRoute }

function EffectiveRoute({ params }: { params: Params }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="mb-4" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="w-fit cursor-pointer text-link">Where does an address go?</summary>
      {isOpen && (
        <div className="mt-3 rounded-lg border border-line bg-surface p-4">
          <Suspense>
            <RouteQuestion params={params} />
          </Suspense>
        </div>
      )}
    </details>
  )
}

export default slots
