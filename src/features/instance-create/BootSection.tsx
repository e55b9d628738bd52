import type { ReactNode } from 'react'

import { FieldView } from '../../kit/form/FieldView.tsx'
import { useFormContext } from '../../kit/form/form-context.ts'
import type { Candidates } from '../../kit/lookup/names.ts'
import { fill } from '../../kit/selectors.ts'
import type { FormField } from '../../kit/spec.ts'
import { bytesText } from '../../lib/bytes.ts'
import { readPath } from '../../lib/condition.ts'
import { Combobox } from '../../ui/Combobox.tsx'
import { Field } from '../../ui/Field.tsx'
import { Link, textLinkClass } from '../../ui/Link.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { bootField } from './fields.ts'
import { offeredSize } from './rules.ts'
import { Section } from './Section.tsx'
import { Segmented } from './Segmented.tsx'
import { useValue } from './use-value.ts'

export interface BootLists {
  silo: Candidates
  project: Candidates
  disks: Candidates
}

type Source = 'silo_image' | 'project_image' | 'disk'

const sources: readonly { value: Source; label: string }[] = [
  { value: 'silo_image', label: 'Silo images' },
  { value: 'project_image', label: 'Project images' },
  { value: 'disk', label: 'Existing disks' },
]

/** What it starts from. */
export function BootSection({ lists }: { lists: BootLists }) {
  const tag = useValue('boot.tag')
  const source = sources.find(({ value }) => value === tag.text)?.value ?? 'silo_image'
  return (
    <Section title="Boot disk">
      <Segmented label="What the instance boots from" options={sources} value={source} onChange={tag.onChange} />
      <Chosen key={source} source={source} lists={lists} />
    </Section>
  )
}

function Chosen({ source, lists }: { source: Source; lists: BootLists }) {
  const { params } = useFormContext()
  const base = `boot.variants.${source}`
  const images = source === 'silo_image' ? lists.silo : lists.project
  const isEmpty = (list: Candidates) => list.state === 'complete' && list.rows.length === 0
  if (source === 'disk') {
    const hasFree = lists.disks.rows.some((row) => isFree(readPath(row, 'state.state')))
    return (
      <>
        {lists.disks.state === 'complete' && !hasFree && (
          <Note>The project has no disk that could be used: only those that are attached to no instance can.</Note>
        )}
        <FieldView field={fieldIn(source, 'name')} name={`${base}.name`} />
      </>
    )
  }
  return (
    <>
      {isEmpty(images) && (
        <Note>
          {source === 'silo_image' ? (
            'The silo shares no images. Promote an image of a project to share it, or choose another source.'
          ) : (
            <>
              The project has no images.{' '}
              <Link className={textLinkClass} to={fill('/projects/:project/images-new', params)}>
                Upload an image
              </Link>
            </>
          )}
        </Note>
      )}
      <ImageField base={base} images={images} />
      <div className="grid gap-x-4 sm:grid-cols-2">
        <FieldView field={fieldIn(source, 'size')} name={`${base}.size`} />
        <FieldView field={fieldIn(source, 'diskName')} name={`${base}.diskName`} />
      </div>
    </>
  )
}

const Note = ({ children }: { children: ReactNode }) => (
  <div className="mb-4">
    <Notice tone="neutral">{children}</Notice>
  </div>
)

const isFree = (state: unknown): boolean => state === 'detached' || state === 'creating'

/** The image: with its system, and with a size of disk that it fits on. */
function ImageField({ base, images }: { base: string; images: Candidates }) {
  const image = useValue(`${base}.imageId`)
  const size = useValue(`${base}.size`)
  const options = images.rows.map((row) => ({
    value: String(readPath(row, 'id')),
    label: String(readPath(row, 'name')),
    hint: `${String(readPath(row, 'os'))} ${String(readPath(row, 'version'))} · ${bytesText(imageSize(row), 1)}`,
  }))
  const choose = (id: string | null) => {
    image.onChange(id ?? '')
    const row = images.rows.find((one) => readPath(one, 'id') === id)
    if (!row) return
    const wanted = offeredSize(imageSize(row))
    if (typeof size.value !== 'number' || size.value < wanted) size.onChange(wanted)
  }
  return (
    <Field label="Image" error={image.error}>
      <Combobox
        {...image.control}
        value={image.text === '' ? null : image.text}
        onChange={choose}
        options={options}
        loading={images.state === 'loading' && options.length === 0}
        partial={images.state === 'loading'}
        valueText={images.state === 'loading' ? '' : undefined}
        placeholder={images.state === 'loading' ? 'Loading…' : undefined}
        emptyText={images.state === 'failed' ? 'Could not load images' : 'No images'}
      />
    </Field>
  )
}

const imageSize = (row: unknown): number => {
  const size = readPath(row, 'size')
  return typeof size === 'number' ? size : 0
}

function fieldIn(source: Source, id: string): FormField {
  const variants = bootField.widget.kind === 'union' ? bootField.widget.variants : []
  const field = variants.find(({ value }) => value === source)?.fields.find((one) => one.id === id)
  if (!field) throw new Error(`A boot disk from ${source} has no field ${id}`)
  return field
}
