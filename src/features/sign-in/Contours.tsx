/** Quiet height lines behind the card: the hill that the cairn stands on. Decoration only. */
export function Contours() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 1200 500"
      preserveAspectRatio="xMidYMax slice"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      className="pointer-events-none fixed inset-x-0 bottom-0 h-[60dvh] w-full text-line"
    >
      {heights.map((height) => (
        <path key={height} d={ridge(height)} vectorEffect="non-scaling-stroke" />
      ))}
    </svg>
  )
}

const heights = [40, 84, 128, 172, 216, 260, 304, 348]

/** One line: higher ones are flatter and lean to the left. */
function ridge(height: number): string {
  const y = 500 - height
  const swing = 70 - height / 7
  return `M-20 ${y + swing}C200 ${y + swing} 300 ${y - swing} 520 ${y - swing}S860 ${y + swing / 2} 1010 ${y}S1180 ${y - swing} 1240 ${y - swing}`
}
