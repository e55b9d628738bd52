import { type PointerEvent, use, useEffect, useState } from 'react'

import { usePorts } from '../../kit/actions/use-ports.ts'
import { MeContext, ParentContext } from '../../kit/routing/page-scope.ts'
import { useAllowed } from '../../kit/roles/use-allowed.ts'
import type { Action } from '../../kit/spec.ts'
import { usePageParams } from '../../kit/routing/use-params.ts'
import { toUserMessage } from '../../api/errors.ts'
import { whenReachable } from '../../ui/lazy-part.ts'
import { GripIcon } from '../../ui/LazyIcons.tsx'
import { addToast } from '../../ui/toast-store.ts'
import { type DropPlace, placeAt } from './drop-place.ts'
import type { Rule } from './evaluate.ts'
import { moves, moveTo } from './rule-actions.ts'
import { shortName } from '../../lib/isolate.ts'

interface Drag {
  x: number
  y: number
  place: DropPlace | undefined
}

/** Moves a rule with the pointer. Keys use the buttons beside the priority, so screen readers are not told of the handle. */
export function DragHandle({ row }: { row: Rule }) {
  const params = usePageParams()
  const lack = useAllowed(moves.up.role, params)
  const drop = useDrop(row)
  const [drag, setDrag] = useState<Drag>()
  const isDragging = drag !== undefined

  useEffect(() => {
    if (!isDragging) return
    const cancel = ({ key }: KeyboardEvent) => key === 'Escape' && setDrag(undefined)
    window.addEventListener('keydown', cancel)
    return () => window.removeEventListener('keydown', cancel)
  }, [isDragging])

  if (lack !== undefined) return null
  const follow = ({ currentTarget, clientX: x, clientY: y }: PointerEvent<HTMLElement>) =>
    setDrag({ x, y, place: placeAt(currentTarget, { x, y }) })
  return (
    <span
      aria-hidden="true"
      data-drag={shortName(row.name)}
      title="Drag to move"
      className={`-ms-1.5 flex h-7 w-5 touch-none items-center justify-center rounded-sm text-ink-3 hover:bg-hover hover:text-ink ${isDragging ? 'cursor-grabbing' : 'cursor-grab'}`}
      onPointerDown={(event) => {
        if (event.button !== 0) return
        event.preventDefault()
        event.currentTarget.setPointerCapture(event.pointerId)
        follow(event)
      }}
      onPointerMove={(event) => drag && follow(event)}
      onPointerUp={() => {
        if (drag?.place) drop(drag.place)
        setDrag(undefined)
      }}
      onLostPointerCapture={() => setDrag(undefined)}
    >
      <GripIcon size={14} />
      {drag && <DragMarks drag={drag} name={row.name} />}
    </span>
  )
}

/** What is being moved, and the line where it would come to stand. */
function DragMarks({ drag: { x, y, place }, name }: { drag: Drag; name: string }) {
  return (
    <>
      {place && (
        <span
          className="pointer-events-none fixed z-50 h-0.5 -translate-y-1/2 rounded-full bg-accent"
          style={{ left: place.left, top: place.top, width: place.width }}
        />
      )}
      <bdi
        className="pointer-events-none fixed z-50 max-w-60 truncate rounded-md border border-line-strong bg-raised px-2 py-1 text-sm font-medium text-ink shadow-lg"
        style={{ left: x + 12, top: y + 12 }}
      >
        {shortName(name)}
      </bdi>
    </>
  )
}

/** Moves the rule to where it was dropped, through the pipeline of all actions. */
function useDrop(rule: Rule): (place: DropPlace) => void {
  const params = usePageParams()
  const ports = usePorts()
  const parent = use(ParentContext)
  const me = use(MeContext)
  return ({ side, name }) => {
    const action: Action = { ...moveTo({ side, name }), id: 'place', label: 'Move' }
    whenReachable(() => import('../../kit/actions/pipeline.ts'))
      .then(({ runAction }) =>
        runAction(action, { row: rule, params, parent, me, name: rule.name, ownPage: false }, ports),
      )
      .catch((error: unknown) => void addToast({ variant: 'error', content: toUserMessage(error) }))
  }
}
