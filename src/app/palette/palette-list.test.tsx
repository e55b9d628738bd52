import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'

import { PaletteList } from './PaletteList.tsx'

const endless = 'W'.repeat(100_000)

test('a name that hides what it is looked like another one among what can be gone to', () => {
  const html = renderToStaticMarkup(
    <PaletteList
      id="list"
      groups={[
        {
          label: 'Disks',
          items: [{ id: 'one', label: 'gita\u200B-rao', hint: '\u202Enimda', group: 'Disks' }],
          more: 0,
        },
      ]}
      active={undefined}
      optionId={(id) => id}
      onPoint={vi.fn()}
      onChoose={vi.fn()}
      onClose={vi.fn()}
    />,
  )
  expect(html).toContain('gita⟨U+200B⟩-rao')
  expect(html).toContain('⟨U+202E⟩nimda')
})

test.each([{ hint: endless }, { disabledReason: endless }])(
  'regression: what stands beside a result was drawn however long it is (%#)',
  (beside) => {
    const item = { id: 'one', label: endless, group: 'Disks', ...beside }
    const html = renderToStaticMarkup(
      <PaletteList
        id="list"
        groups={[{ label: 'Disks', items: [item], more: 0 }]}
        active={undefined}
        optionId={(id) => id}
        onPoint={vi.fn()}
        onChoose={vi.fn()}
        onClose={vi.fn()}
      />,
    )
    expect(html).toContain('WWW')
    expect(html.length).toBeLessThan(5_000)
  },
)
