import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'

import { Checkbox } from './Checkbox.tsx'
import { Field, FieldGroup } from './Field.tsx'
import { FileInput } from './FileInput.tsx'
import { NumberInput } from './NumberInput.tsx'
import { RadioGroup } from './RadioGroup.tsx'
import { SecretInput } from './SecretInput.tsx'
import { Select } from './Select.tsx'
import { TextArea } from './TextArea.tsx'
import { TextInput } from './TextInput.tsx'

test('label, help and message belong to every kind of control', async () => {
  const controls = {
    text: <TextInput />,
    area: <TextArea />,
    number: <NumberInput value={1} onChange={() => {}} />,
    select: <Select options={[{ value: 'a', label: 'A' }]} />,
    file: <FileInput value={null} onChange={() => {}} />,
    secret: <SecretInput />,
  }
  for (const [kind, control] of Object.entries(controls)) {
    const { unmount } = await render(
      <Field label={`The ${kind}`} help="What it is for" error="It is wrong">
        {control}
      </Field>,
    )
    const found = page.getByLabelText(`The ${kind}`)
    await expect.element(found, { message: kind }).toHaveAccessibleDescription('It is wrong What it is for')
    await expect.element(found, { message: kind }).toBeInvalid()
    await expect.element(found, { message: kind }).toBeRequired()
    await unmount()
  }
})

test('regression: a very long text was broken into lines as a form opened, and with each key: its beginning shows until somebody wants to change it', async () => {
  const long = 'ש'.repeat(100_000)
  const values: string[] = []
  function About({ start }: { start: string }) {
    const [value, setValue] = useState(start)
    return (
      <Field label="About">
        <TextArea
          value={value}
          onChange={(event) => {
            setValue(event.target.value)
            values.push(event.target.value)
          }}
        />
      </Field>
    )
  }
  const { unmount } = await render(<About start={long} />)
  const area = page.getByLabelText('About')
  await expect.element(area).toHaveAttribute('readonly')
  await expect.element(area).toHaveValue(`${'ש'.repeat(998)}…`)
  await expect.element(page.getByRole('status')).toHaveTextContent('The beginning of 100,000 characters')
  await page.getByRole('button', { name: 'Edit all' }).click()
  await expect.element(area).toHaveFocus()
  await expect.element(area).not.toHaveAttribute('readonly')
  await expect.element(area).toHaveValue(long)
  expect(getComputedStyle(area.element()).whiteSpace).toBe('pre')
  await userEvent.keyboard('!')
  expect(values.at(-1)).toHaveLength(100_001)
  await unmount()
  // What is pasted stays in sight, and can be changed further.
  await render(<About start="" />)
  await userEvent.fill(page.getByLabelText('About'), long)
  await expect.element(page.getByLabelText('About')).toHaveValue(long)
  await expect.element(page.getByRole('button', { name: 'Edit all' })).not.toBeInTheDocument()
})

test('arrow keys and steppers move a number inside its limits; what is typed stays as it is', async () => {
  const values: (number | null)[] = []
  function Size() {
    const [value, setValue] = useState<number | null>(9)
    return (
      <Field label="Size">
        <NumberInput
          value={value}
          min={1}
          max={10}
          unit="GiB"
          onChange={(next) => {
            values.push(next)
            setValue(next)
          }}
        />
      </Field>
    )
  }
  await render(<Size />)
  const input = page.getByLabelText('Size')
  await input.click()
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{PageDown}{ArrowDown}')
  expect(values).toEqual([10, 10, 1, 1])
  await expect.element(input).toHaveValue('1')
  await userEvent.fill(input, '12x')
  expect(values.at(-1)).toBeNaN()
  await expect.element(input).toHaveValue('12x')
  await userEvent.fill(input, '')
  expect(values.at(-1)).toBe(null)
  await userEvent.fill(input, '300')
  await userEvent.tab()
  await expect.element(input).toHaveValue('300')
})

test('a number may be brought inside its limits when its field is left', async () => {
  function Size() {
    const [value, setValue] = useState<number | null>(300)
    return <NumberInput name="size" value={value} min={1} max={10} clamp onChange={setValue} />
  }
  await render(<Size />)
  await page.getByRole('textbox').click()
  await userEvent.tab()
  await expect.element(page.getByRole('textbox')).toHaveValue('10')
})

test('radio cards are one stop of the keyboard, arrows go past what is disabled, which says why', async () => {
  function Source() {
    const [value, setValue] = useState('blank')
    return (
      <FieldGroup label="Source">
        <RadioGroup
          name="source"
          value={value}
          onChange={setValue}
          options={[
            { value: 'blank', label: 'Blank', help: 'An empty disk' },
            { value: 'image', label: 'Image', disabledReason: 'There is no image' },
            { value: 'snapshot', label: 'Snapshot' },
          ]}
        />
      </FieldGroup>
    )
  }
  await render(
    <>
      <Source />
      <button type="button">After</button>
    </>,
  )
  const radio = (name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`) })
  await expect.element(page.getByRole('group', { name: 'Source' })).toBeVisible()
  await expect.element(radio('Blank')).toHaveAccessibleDescription('An empty disk')
  await expect.element(radio('Image')).toBeDisabled()
  await expect.element(radio('Image')).toHaveAccessibleDescription('There is no image')
  await radio('Blank').click()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(radio('Snapshot')).toBeChecked()
  await expect.element(radio('Snapshot')).toHaveFocus()
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: 'After' })).toHaveFocus()
})

test('two groups of one name do not take choices from each other', async () => {
  const group = (value: string) => (
    <RadioGroup name="size" value={value} onChange={() => {}} options={[{ value: '512', label: '512' }]} />
  )
  await render(
    <>
      {group('512')}
      {group('512')}
    </>,
  )
  for (const radio of page.getByRole('radio').elements()) await expect.element(radio).toBeChecked()
})

test('a check box is ticked by Space and by its label, and shows that some are chosen', async () => {
  const onChange = vi.fn()
  const view = (some: boolean) => <Checkbox label="Delete on exit" indeterminate={some} onChange={onChange} />
  const { rerender } = await render(view(true))
  const box = page.getByRole('checkbox', { name: 'Delete on exit' })
  await expect.element(box).toBePartiallyChecked()
  await rerender(view(false))
  await expect.element(box).not.toBePartiallyChecked()
  await page.getByText('Delete on exit').click()
  await expect.element(box).toBeChecked()
  await userEvent.keyboard(' ')
  await expect.element(box).not.toBeChecked()
  expect(onChange).toHaveBeenCalledTimes(2)
})

test('a select is chosen from by typing, and without choices says so', async () => {
  const options = ['512', '2048', '4096'].map((value) => ({ value, label: value }))
  const { rerender } = await render(
    <Field label="Block size">
      <Select options={options} defaultValue="512" />
    </Field>,
  )
  const select = page.getByLabelText('Block size')
  select.element().focus()
  await userEvent.keyboard('4')
  await expect.element(select).toHaveValue('4096')
  await rerender(
    <Field label="Block size">
      <Select options={[]} />
    </Field>,
  )
  await expect.element(select).toBeDisabled()
  await expect.element(select).toMatchTextContent('No items')
})

test('a file is chosen, dropped, told with its size, and taken away again', async () => {
  const seen: (string | undefined)[] = []
  function Certificate() {
    const [file, setFile] = useState<File | null>(null)
    return (
      <Field label="Certificate">
        <FileInput
          value={file}
          onChange={(next) => {
            seen.push(next?.name)
            setFile(next)
          }}
        />
      </Field>
    )
  }
  await render(<Certificate />)
  const input = page.getByLabelText('Certificate')
  await userEvent.upload(input, new File(['x'.repeat(2048)], 'chain.pem'))
  await expect.element(page.getByText('chain.pem')).toBeVisible()
  await expect.element(page.getByText('2 KiB')).toBeVisible()
  await page.getByRole('button', { name: 'Clear file' }).click()
  await expect.element(input).toHaveFocus()
  const data = new DataTransfer()
  data.items.add(new File(['y'], 'dropped.pem'))
  input.element().dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: data }))
  await expect.element(page.getByText('dropped.pem')).toBeVisible()
  expect(seen).toEqual(['chain.pem', undefined, 'dropped.pem'])
})

test('a secret is hidden until its button is pressed, and no manager fills it in', async () => {
  await render(
    <Field label="Token">
      <SecretInput defaultValue="s3cret" />
    </Field>,
  )
  const input = page.getByLabelText('Token')
  await expect.element(input).toHaveAttribute('type', 'password')
  await expect.element(input).toHaveAttribute('autocomplete', 'new-password')
  const button = page.getByRole('button', { name: 'Show secret' })
  await expect.element(button).toHaveAttribute('aria-pressed', 'false')
  await button.click()
  await expect.element(button).toHaveAttribute('aria-pressed', 'true')
  await expect.element(input).toHaveAttribute('type', 'text')
  await expect.element(input).toHaveValue('s3cret')
})
