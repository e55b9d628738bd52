import { useState } from 'react'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'

import { expectAccessible } from './browser.fixture.ts'
import { Badge } from './Badge.tsx'
import { CodeBlock } from './Code.tsx'
import { EmptyState } from './EmptyState.tsx'
import { LinkProvider } from './Link.tsx'
import type { LinkProps } from './Link.tsx'
import { NavTabs } from './NavTabs.tsx'
import { Notice } from './Notice.tsx'
import { PageHeader } from './PageHeader.tsx'
import { PaginationBar } from './PaginationBar.tsx'
import { PropertiesTable, Property } from './PropertiesTable.tsx'
import { SideDialog } from './SideDialog.tsx'
import { Skeleton, SkeletonRows } from './Skeleton.tsx'
import { Spinner } from './Spinner.tsx'
import { TableFrame, Tbody, Td, Th, Thead, Tr } from './Table.tsx'
import { addToast } from './toast-store.ts'
import { Toasts } from './Toasts.tsx'
import { Truncated } from './Truncated.tsx'

const inPage = (children: ReactNode) => (
  <main>
    <h1>Page</h1>
    {children}
  </main>
)

test('tabs are links: the current one says so, arrow keys walk around, each is a stop of Tab', async () => {
  const tabs = ['Storage', 'Networking', 'Metrics'].map((label, index) => ({
    label,
    to: `#${label}`,
    current: index === 0,
  }))
  await render(inPage(<NavTabs label="Instance" items={tabs} />))
  const tab = (name: string) => page.getByRole('navigation', { name: 'Instance' }).getByRole('link', { name })
  await expect.element(tab('Storage')).toHaveAttribute('aria-current', 'page')
  await expect.element(tab('Metrics')).not.toHaveAttribute('aria-current')
  tab('Storage').element().focus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(tab('Metrics')).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(tab('Storage')).toHaveFocus()
  await userEvent.tab()
  await expect.element(tab('Networking')).toHaveFocus()
})

test('of more tabs than there is room for the current one is in sight', async () => {
  const tabs = Array.from({ length: 40 }, (_, index) => ({
    label: `Tab number ${index}`,
    to: `#${index}`,
    current: index === 39,
  }))
  await render(inPage(<NavTabs label="Instance" items={tabs} />))
  const last = page.getByRole('link', { name: /^Tab number 39/ })
  await expect.element(last).toBeInViewport({ ratio: 0.95 })
  // The numbers of what they hold come later.
  for (const link of page.getByRole('link').elements()) link.append(' 1,234')
  await expect.element(last).toBeInViewport({ ratio: 0.95 })
})

test('regression: at 390 px the last tabs of an instance were out of sight', async () => {
  await page.viewport(390, 800)
  const labels = ['Storage', 'Networking', 'Metrics', 'Connect', 'Settings', 'Activity']
  const tabs = labels.map((label, index) => ({ label, to: `#${label}`, current: index === 0 }))
  await render(inPage(<NavTabs label="Instance" items={tabs} />))
  for (const label of labels) await expect.element(page.getByRole('link', { name: label })).toBeInViewport({ ratio: 1 })
  await page.viewport(1280, 720)
})

test('pages are turned where there are any, and their size is chosen', async () => {
  const turn = vi.fn()
  await render(
    inPage(
      <PaginationBar
        pageSize={50}
        pageSizes={[25, 50, 100]}
        onPageSize={(size) => turn(size)}
        onNext={() => turn('next')}
      />,
    ),
  )
  const bar = page.getByRole('navigation', { name: 'Pages' })
  await expect.element(bar.getByRole('button', { name: 'prev' })).toHaveAccessibleDescription('This is the first page')
  await bar.getByRole('button', { name: 'prev' }).click({ force: true })
  await bar.getByRole('button', { name: 'next' }).click()
  await bar.getByRole('combobox', { name: /^rows per page/ }).selectOptions('100')
  expect(turn.mock.calls).toEqual([['next'], [100]])
})

test('headings of numbers stood higher than those of text', async () => {
  await render(
    <TableFrame label="Disks">
      <Thead>
        <tr>
          <Th>Plain</Th>
          <Th sort="none">Text</Th>
          <Th sort="desc" align="end" width={120}>
            Number
          </Th>
        </tr>
      </Thead>
    </TableFrame>,
  )
  const topOf = (text: string) => {
    const range = document.createRange()
    range.selectNodeContents(page.getByText(text, { exact: true }).element())
    return range.getBoundingClientRect().top
  }
  const tops = ['Plain', 'Text', 'Number'].map(topOf)
  expect(new Set(tops), tops.join()).toHaveLength(1)
})

test('a heading that sorts says how, and Shift with an arrow key makes its column wider', async () => {
  const onSort = vi.fn()
  function Table() {
    const [width, setWidth] = useState<number | undefined>(200)
    return (
      <TableFrame label="Disks">
        <Thead>
          <tr>
            <Th sort="desc" onSort={onSort} width={width} onResize={setWidth}>
              Name
            </Th>
          </tr>
        </Thead>
        <Tbody>
          <Tr>
            <Td>orders</Td>
          </Tr>
        </Tbody>
      </TableFrame>
    )
  }
  await render(<Table />)
  const heading = page.getByRole('columnheader', { name: 'Name' })
  const widthOf = () => Math.round(heading.element().getBoundingClientRect().width)
  await expect.element(heading).toHaveAttribute('aria-sort', 'descending')
  const before = widthOf()
  heading.getByRole('button').element().focus()
  await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}')
  await expect.poll(widthOf).toBe(before + 32)
  await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}')
  await expect.poll(widthOf).toBe(before + 16)
  await userEvent.keyboard('{Enter}')
  expect(onSort).toHaveBeenCalledTimes(1)
})

test('regression: a heading that was given just the width that it takes was cut off', async () => {
  // So narrow that the column is as wide as its heading, not wider.
  const table = (width?: number) => (
    <div style={{ width: 40 }}>
      <TableFrame label="Ports">
        <Thead>
          <tr>
            <Th sort="none" onSort={() => undefined} {...(width !== undefined && { width })}>
              Switch
            </Th>
          </tr>
        </Thead>
      </TableFrame>
    </div>
  )
  const view = await render(inPage(table()))
  const heading = page.getByRole('columnheader', { name: 'Switch' })
  const width = heading.element().getBoundingClientRect().width
  await view.rerender(inPage(table(width)))
  const label = page.getByText('Switch', { exact: true }).element()
  expect(label.className).toContain('truncate')
  expect(label.scrollWidth).toBeLessThanOrEqual(label.clientWidth)
})

test('regression: the mark of a help text stood alone on the line below its label', async () => {
  const label = 'Usable physical RAM'
  await render(
    inPage(
      <div style={{ width: 500 }}>
        <PropertiesTable>
          <Property label={label} help="Without what the system takes">
            1 TiB
          </Property>
        </PropertiesTable>
      </div>,
    ),
  )
  const mark = page
    .getByRole('button', { name: `About ${label}` })
    .element()
    .getBoundingClientRect()
  const last = page.getByText('RAM', { exact: true }).element().firstChild
  if (!last) throw new Error('the label has no last word')
  const word = document.createRange()
  word.selectNode(last)
  const { top, bottom } = word.getBoundingClientRect()
  expect((mark.top + mark.bottom) / 2).toBeGreaterThan(top)
  expect((mark.top + mark.bottom) / 2).toBeLessThan(bottom)
})

test('a table that scrolls is a stop of the keyboard with a name; one that fits is none', async () => {
  const view = (columns: number) => (
    <TableFrame label="Disks">
      <Tbody>
        <Tr>
          {Array.from({ length: columns }, (_, index) => (
            <Td key={index}>A cell of some width</Td>
          ))}
        </Tr>
      </Tbody>
    </TableFrame>
  )
  const { rerender } = await render(view(1))
  await expect.element(page.getByRole('table', { name: 'Disks' })).toBeVisible()
  expect(page.getByRole('region', { name: 'Disks' }).query()).toBe(null)
  await rerender(view(40))
  await expect.element(page.getByRole('region', { name: 'Disks' })).toHaveAttribute('tabindex', '0')
})

test('what holds a place is no content, and a busy table says that it is', async () => {
  await render(
    <TableFrame label="Disks" busy>
      <Tbody>
        <SkeletonRows rows={3} columns={2} />
      </Tbody>
    </TableFrame>,
  )
  await expect.element(page.getByRole('table', { name: 'Disks' })).toHaveAttribute('aria-busy', 'true')
  expect(page.getByRole('row').elements()).toEqual([])
})

test('a spinner with a label is said, one without is decoration', async () => {
  await render(
    <>
      <Spinner />
      <Spinner label="Loading" />
      <Badge spinner>starting</Badge>
    </>,
  )
  expect(page.getByRole('status').elements()).toHaveLength(1)
  await expect.element(page.getByRole('status')).toHaveTextContent('Loading')
  await expect.element(page.getByText('starting')).toBeVisible()
})

test('links of a notice, a tab, a toast and an empty list go through the router of the app', async () => {
  const routed = vi.fn()
  const Routed = ({ to, onClick, ...rest }: LinkProps) => (
    <a
      {...rest}
      href={to}
      onClick={(event) => {
        event.preventDefault()
        routed(to)
        onClick?.(event)
      }}
    />
  )
  await render(
    <LinkProvider component={Routed}>
      <NavTabs label="Tabs" items={[{ label: 'One', to: '/one', current: true }]} />
      <Toasts />
    </LinkProvider>,
  )
  addToast({ content: 'Created', cta: { link: '/two', text: 'Show it' } })
  await page.getByRole('link', { name: 'One' }).click()
  await page.getByRole('link', { name: 'Show it' }).click()
  expect(routed.mock.calls).toEqual([['/one'], ['/two']])
})

test('who asked for less motion gets none: nothing slides or pulses, and what turns only fades', async () => {
  const animations = async (reduced: boolean) => {
    await cdp().send('Emulation.setEmulatedMedia', {
      features: [{ name: 'prefers-reduced-motion', value: reduced ? 'reduce' : 'no-preference' }],
    })
    const { unmount } = await render(
      <>
        <Spinner label="Loading" />
        <Skeleton />
        <SideDialog title="New disk" onClose={() => {}}>
          Body
        </SideDialog>
      </>,
    )
    const names = ['svg', '.animate-pulse', 'dialog'].map((selector) => {
      const element = document.querySelector(selector)
      return element && getComputedStyle(element).animationName
    })
    await unmount()
    return names
  }
  expect(await animations(false)).toEqual(['spin', 'pulse', 'slide-in'])
  expect(await animations(true)).toEqual(['pulse', 'none', 'none'])
})

const hostile = [
  '<img src=x onerror="window.hit = true">',
  '"><script>window.hit = true</script>',
  'javascript:alert(1)',
  '\u202Edesrever \u2066isolated\u2069',
  '👩‍👩‍👧‍👦 héllo \u0000 \uFEFF',
  'x'.repeat(10_000),
]

test('hostile texts are words in every part that shows one, and none of them widens the page', async () => {
  for (const text of hostile) {
    addToast({ title: text, content: text, timeout: null, cta: { link: '#x', text } })
    const { unmount } = await render(
      inPage(
        <>
          <Toasts />
          <PageHeader title={text} subtitle={text} />
          <Badge>{text}</Badge>
          <Notice title={text}>{text}</Notice>
          <EmptyState title={text} body={text} />
          <Truncated text={text} max={40} />
          <CodeBlock text={text} wrap />
          <NavTabs label={text} items={[{ label: text, to: '#', current: true }]} />
          <PropertiesTable>
            <Property label="Name">{text}</Property>
          </PropertiesTable>
          <TableFrame label={text}>
            <Tbody>
              <Tr>
                <Td>{text}</Td>
              </Tr>
            </Tbody>
          </TableFrame>
        </>,
      ),
    )
    await expect.element(page.getByRole('button', { name: 'Dismiss notification' })).toBeVisible()
    expect(document.querySelectorAll('main img, main script, [aria-label="Notifications"] img'), text).toHaveLength(0)
    expect(Reflect.get(window, 'hit'), text).toBe(undefined)
    const tooWide = [...document.querySelectorAll('main > *')].filter(
      (part) => part.scrollWidth > innerWidth && getComputedStyle(part).overflowX === 'visible',
    )
    expect(
      tooWide.map(({ outerHTML }) => outerHTML.slice(0, 100)),
      text.slice(0, 40),
    ).toEqual([])
    expect(document.documentElement.scrollWidth, text.slice(0, 40)).toBeLessThanOrEqual(innerWidth)
    await page.getByRole('button', { name: 'Dismiss notification' }).click()
    await unmount()
  }
})

test('headings, tabs, notices and empty lists have no violations', async () => {
  await render(
    inPage(
      <>
        <NavTabs label="Tabs" items={[{ label: 'One', to: '#', current: true }]} />
        <Notice tone="danger" title="It failed" live>
          Try again
        </Notice>
        <EmptyState title="No disks" body="There is none" />
        <PaginationBar pageSize={50} pageSizes={[50]} onPageSize={() => {}} pending />
      </>,
    ),
  )
  await expect.element(page.getByRole('alert')).toBeVisible()
  await expectAccessible()
})

test('properties in two columns: a value that is a table takes the whole width, and what follows starts a line', async () => {
  await page.viewport(1440, 900)
  await render(
    inPage(
      <PropertiesTable columns={2}>
        <Property label="Description">Uplink</Property>
        <Property label="Links">
          <table>
            <tbody>
              <tr>
                <td>phy0</td>
              </tr>
            </tbody>
          </table>
        </Property>
        <Property label="Geometry">QSFP28</Property>
        <Property label="Created">Today</Property>
      </PropertiesTable>,
    ),
  )
  const places = page
    .getByRole('term')
    .elements()
    .map((label) => label.parentElement?.getBoundingClientRect())
  const whole = document.querySelector('dl')?.clientWidth ?? 0
  const columns = places.map((place) => Math.round((place?.width ?? 0) / (whole / 2)))
  expect(columns).toEqual([1, 2, 1, 1])
  expect(places[3]?.top).toBe(places[2]?.top)
})
