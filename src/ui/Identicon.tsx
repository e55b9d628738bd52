import { identiconCells } from '../lib/identicon.ts'

export interface IdenticonProps {
  name: string
  size?: number
}

/** A small pattern, always the same for the same name. Decoration: the name stands beside it. */
export function Identicon({ name, size = 18 }: IdenticonProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 4 4"
      fill="currentColor"
      shapeRendering="crispEdges"
      aria-hidden="true"
      className="shrink-0 text-accent"
    >
      {identiconCells(name).map((filled, index) =>
        filled ? <rect key={index} x={index % 4} y={Math.floor(index / 4)} width="1" height="1" /> : null,
      )}
    </svg>
  )
}
