import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { UseBar, type UseBarProps } from './UseBar.tsx'

/** Of each part its fill and how wide it is. */
const parts = (props: UseBarProps): string[] =>
  [...renderToStaticMarkup(<UseBar {...props} />).matchAll(/class="(bg-[\w-]+)" style="width:(\d+)%"/g)].map(
    ([, fill = '', width = '']) => `${fill} ${width}`,
  )

test.each<[UseBarProps, string[]]>([
  [{ used: 0 }, ['bg-accent 0']],
  // A little is seen as well.
  [{ used: 0.001 }, ['bg-accent 1']],
  [{ used: 0.899 }, ['bg-accent 90']],
  [{ used: 0.9 }, ['bg-danger-fill 90']],
  [{ used: 1.2 }, ['bg-danger-fill 100']],
  [{ used: Infinity }, ['bg-danger-fill 100']],
])('%o', (props, bars) => {
  expect(parts(props)).toEqual(bars)
})

test.each<[UseBarProps, string[]]>([
  [{ used: 0.5, more: 0.25 }, ['bg-line-strong 50', 'bg-accent 25']],
  [{ used: 0.5, more: 0.5 }, ['bg-line-strong 50', 'bg-accent 50']],
  // Of what does not fit the rest of the bar.
  [{ used: 0.75, more: 2 }, ['bg-line-strong 75', 'bg-danger-fill 25']],
  [{ used: 1, more: 1 }, ['bg-line-strong 100', 'bg-danger-fill 0']],
])('with what would come on top: %o', (props, bars) => {
  expect(parts(props)).toEqual(bars)
})
