/** How lines are told apart: by colour, and by dashes for those who see colours alike. */

/** Classes of text: contrast on every ground is tested for them. */
const classes = ['text-accent', 'text-notice', 'text-warning', 'text-info', 'text-success', 'text-danger'] as const

const dashes: readonly (readonly number[])[] = [[], [7, 3], [2, 3], [9, 3, 2, 3], [4, 4], [12, 4]]

export interface LineStyle {
  className: string
  dash: readonly number[]
}

/** The style of the n-th line. After six of them colours come back with other dashes. */
export function lineStyle(place: number): LineStyle {
  const round = Math.floor(place / classes.length)
  return {
    className: classes[place % classes.length] ?? classes[0],
    dash: dashes[(place + round) % dashes.length] ?? [],
  }
}
