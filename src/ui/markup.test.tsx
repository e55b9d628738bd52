import { renderToStaticMarkup } from 'react-dom/server'
import type { ReactElement } from 'react'
import { describe, expect, test } from 'vitest'

import { Badge } from './Badge.tsx'
import { Button, LinkButton } from './Button.tsx'
import { ErrorPanel } from './ErrorPanel.tsx'
import { Field, FieldGroup } from './Field.tsx'
import { Link, LinkProvider } from './Link.tsx'
import type { LinkProps } from './Link.tsx'
import { BytesText, NumberText } from './NumberText.tsx'
import { PaginationBar } from './PaginationBar.tsx'
import { PropertiesTable, Property } from './PropertiesTable.tsx'
import { Select } from './Select.tsx'
import { Some } from './Some.tsx'
import { Td, Th } from './Table.tsx'
import { TextInput } from './TextInput.tsx'
import { TimeText } from './TimeText.tsx'
import { Truncated } from './Truncated.tsx'

/** The markup without classes: they are looks. */
const html = (element: ReactElement) => renderToStaticMarkup(element).replace(/ class="[^"]*"/g, '')

/** What is read: text without tags. */
const text = (element: ReactElement) => html(element).replace(/<[^>]+>/g, '')

test('regression: what nobody sees of a very long text in a table took a second to draw: its beginning is there for who listens to it', () => {
  const markup = html(<Truncated text={'ש'.repeat(100_000)} max={40} />)
  expect(markup).toContain(`<span>${'ש'.repeat(254)}…</span>`)
  expect(text(<Truncated text={'ש'.repeat(100_000)} max={40} />).length).toBeLessThan(400)
})

describe('Button', () => {
  test('does not submit unless told to', () => {
    expect(html(<Button>Save</Button>)).toContain('<button type="button"')
    expect(html(<Button type="submit">Save</Button>)).toContain('type="submit"')
  })

  test('a reason disables it, but leaves it reachable and says why', () => {
    const markup = html(<Button disabledReason="Only stopped instances">Delete</Button>)
    expect(markup).toContain('aria-disabled="true"')
    expect(markup).not.toContain(' disabled')
    const [, id] = /aria-describedby="([^"]+)"/.exec(markup) ?? []
    expect(markup).toContain(`<span id="${id}" hidden="">Only stopped instances</span>`)
  })

  test('while pending it is busy and keeps its name', () => {
    const markup = html(<Button pending>Save</Button>)
    expect(markup).toContain('aria-disabled="true"')
    expect(markup).toContain('aria-busy="true"')
    expect(markup).toContain('Save')
  })

  test('links are rendered by whoever the app says', () => {
    const Custom = ({ to, children }: LinkProps) => <a href={`/base${to}`}>{children}</a>
    const button = <LinkButton to="/disks-new">New disk</LinkButton>
    expect(html(button)).toBe('<a href="/disks-new">New disk</a>')
    expect(html(<LinkProvider component={Custom}>{button}</LinkProvider>)).toBe(
      '<a href="/base/disks-new">New disk</a>',
    )
  })
})

describe('Link', () => {
  const hrefOf = (to: string): string | undefined => /href="([^"]*)"/.exec(html(<Link to={to}>x</Link>))?.[1]

  test.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://cairn.example/x',
    'https:alert(1)',
    'elsewhere',
    '',
  ])('regression: %j was followed', (to) => {
    expect(hrefOf(to)).toBe(undefined)
  })

  test.each([
    '/disks',
    '#orders',
    '/disks?a=1#b',
    'https://cairn.example/away',
    'http://cairn.example',
    '//cairn.example',
  ])('%s is followed', (to) => {
    expect(hrefOf(to)).toBe(to)
  })
})

describe('Field', () => {
  const markup = html(
    <Field label="Name" help="Unique in the project" error="Name is required">
      <TextInput name="name" />
    </Field>,
  )
  const attribute = (name: string) => new RegExp(`<input[^>]* ${name}="([^"]*)"`).exec(markup)?.[1]

  test('label, help and error belong to the control', () => {
    expect(markup).toContain(`<label for="${attribute('id')}">Name</label>`)
    const described = attribute('aria-describedby')?.split(' ') ?? []
    expect(
      described.map((id) =>
        markup
          .split(`id="${id}"`)[1]
          ?.replace(/^[^>]*>/, '')
          .replace(/<svg.*?<\/svg>/, '')
          .replace(/<\/div>.*/, ''),
      ),
    ).toEqual(['<span>Name is required</span>', 'Unique in the project'])
    expect(attribute('aria-invalid')).toBe('true')
    expect(attribute('aria-required')).toBe('true')
  })

  test('optional fields say so', () => {
    const field = (hideOptional: boolean) => (
      <Field label="Description" required={false} hideOptional={hideOptional}>
        <TextInput />
      </Field>
    )
    expect(text(field(false))).toBe('Description (Optional)')
    expect(text(field(true))).toBe('Description')
    expect(html(field(false))).not.toContain('aria-required')
  })

  test('a group is a fieldset whose members keep their own names', () => {
    const group = html(
      <FieldGroup label="Source" error="Source is required">
        <TextInput aria-label="Own name" />
      </FieldGroup>,
    )
    expect(group).toMatch(/^<fieldset aria-describedby="[^"]+-error"><legend>/)
    expect(/<input[^>]*>/.exec(group)?.[0]).not.toContain(' id=')
  })
})

test('one error is shown as it is, several are counted and listed (spec §8)', () => {
  expect(html(<ErrorPanel errors={[]} />)).toBe('')
  expect(text(<ErrorPanel errors={['Name already exists']} />)).toBe('ErrorName already exists')
  expect(text(<ErrorPanel errors={['One', 'Two']} />)).toBe('Errors2 issues:OneTwo')
  expect(html(<ErrorPanel errors={['One', 'Two']} />)).toContain('<ul><li>One</li><li>Two</li></ul>')
})

test('a select without options says so and cannot be used', () => {
  expect(html(<Select options={[]} />)).toMatch(/<select[^>]* disabled="">.*<option value="">No items<\/option>/)
  expect(text(<Select options={[{ value: 'a', label: 'A' }]} />)).toBe('Select an optionA')
})

test('regression: a choice of 100,000 letters was drawn in full', () => {
  const markup = text(<Select options={[{ value: 'a', label: 'W'.repeat(100_000) }]} />)
  expect(markup).toMatch(/W{126}…$/)
  expect(markup.length).toBeLessThan(200)
})

test('the ends of a paged list cannot be crossed, and say why', () => {
  const markup = html(<PaginationBar pageSize={50} onNext={() => {}} />)
  expect(text(<PaginationBar pageSize={50} onNext={() => {}} />)).toContain('rows per page 50')
  expect(markup.match(/aria-disabled="true"/g)).toHaveLength(1)
  expect(markup).toContain('This is the first page')
})

test('what is missing shows as a dash that is read as "None"', () => {
  const dash = '<span><span aria-hidden="true">—</span><span>None</span></span>'
  expect(html(<TimeText date={null} />)).toBe(dash)
  expect(html(<Truncated text="" max={5} />)).toBe(dash)
  const properties = (
    <PropertiesTable>
      <Property label="Description" />
      <Property label="Size">{0}</Property>
    </PropertiesTable>
  )
  expect(html(properties)).toContain(`<dd>${dash}</dd>`)
  expect(html(properties)).toContain('<dd>0</dd>')
})

test('a cut text is read in full', () => {
  expect(html(<Truncated text="abcdefghij" max={5} />)).toContain(
    '<span aria-hidden="true">ab…ij</span><span>abcdefghij</span>',
  )
  // A sentence at its end.
  expect(html(<Truncated text="abc def ghi" max={5} />)).toContain(
    '<span aria-hidden="true">abc…</span><span>abc def ghi</span>',
  )
})

test('a table keeps its semantics', () => {
  expect(html(<Th sort="desc">Name</Th>)).toMatch(
    /^<th scope="col" aria-sort="descending"><button type="button"><span>Name/,
  )
  expect(html(<Th sort="none">Name</Th>)).not.toContain('aria-sort')
  expect(html(<Th srOnly>Actions</Th>)).toBe('<th scope="col"><span>Actions</span></th>')
  expect(html(<Td colSpan={2}>x</Td>)).toBe('<td colSpan="2">x</td>')
})

test('markup in values stays text', () => {
  expect(html(<Badge>{'<img src=x onerror=alert(1)>'}</Badge>)).toContain('&lt;img src=x onerror=alert(1)&gt;')
})

test('what cannot be read is no dash and no number', () => {
  expect(html(<TimeText date={new Date(Number.NaN)} />)).toBe('Unreadable')
  expect(html(<BytesText bytes={Number.NaN} />)).toBe('Unreadable')
  expect(html(<NumberText value={Number.NaN} unit="vCPUs" />)).toContain('>Unreadable<')
})

describe('some of many', () => {
  const shown = (count: number) => (
    <Some of={Array.from({ length: count }, (_, at) => at)} atOnce={3}>
      {(some) => some.join(' ')}
    </Some>
  )

  test('how many there are is said where not all are shown', () => {
    expect(text(shown(20_000))).toBe('0 1 2The first 3 of 20,000Show more')
  })

  test('few are shown as they are', () => {
    expect(text(shown(3))).toBe('0 1 2')
  })
})
