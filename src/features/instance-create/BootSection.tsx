import { type ReactNode, useMemo } from 'react'
import { useWatch } from 'react-hook-form'

import type { Disk, Image } from '../../../generated/api/types.gen.ts'
import { imageCreatePath } from '../../../generated/model/paths.gen.ts'
import { FieldView } from '../../kit/form/FieldView.tsx'
import { useFormContext } from '../../kit/form/form-context.ts'
import type { Candidates } from '../../kit/lookup/names.ts'
import { fill } from '../../kit/selectors.ts'
import type { FormField } from '../../kit/spec.ts'
import { Link, textLinkClass } from '../../ui/Link.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { bootField, fieldOf, freeDisk } from './fields.ts'
import { takenNames } from './rules.ts'
import { Section } from './Section.tsx'
import { Segmented } from '../../kit/form/Segmented.tsx'
import { useValue } from './use-value.ts'

export interface BootLists {
  silo: Candidates<Image>
  project: Candidates<Image>
  disks: Candidates<Disk>
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
      {source !== 'disk' && (
        <div className="grid gap-x-4 sm:grid-cols-2">
          <FieldView field={fieldOf('bootSize')} name="bootSize" />
          <FieldView field={fieldOf('bootName')} name="bootName" />
        </div>
      )}
    </Section>
  )
}

function Chosen({ source, lists }: { source: Source; lists: BootLists }) {
  const { params, methods } = useFormContext()
  const disks: unknown = useWatch({ control: methods.control, name: 'disks' })
  const others = useMemo(() => takenNames({ disks }).map(({ name }) => name), [disks])
  const base = `boot.variants.${source}`
  const images = source === 'silo_image' ? lists.silo : lists.project
  const isEmpty = (list: Candidates) => list.state === 'complete' && list.rows.length === 0
  if (source === 'disk') {
    const hasFree = lists.disks.rows.some(({ state }) => isFree(state.state))
    return (
      <>
        {lists.disks.state === 'complete' && !hasFree && <Note>No detached disks in this project</Note>}
        <FieldView field={freeDisk(others)} name={`${base}.name`} />
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
              <Link className={textLinkClass} to={fill(imageCreatePath, params)}>
                Upload an image
              </Link>
            </>
          )}
        </Note>
      )}
      <FieldView field={fieldIn(source, 'imageId')} name={`${base}.imageId`} />
    </>
  )
}

const Note = ({ children }: { children: ReactNode }) => (
  <div className="mb-4">
    <Notice tone="neutral">{children}</Notice>
  </div>
)

const isFree = (state: Disk['state']['state']): boolean => state === 'detached' || state === 'creating'

function fieldIn(source: Source, id: string): FormField {
  const variants = bootField.widget.kind === 'union' ? bootField.widget.variants : []
  const field = variants.find(({ value }) => value === source)?.fields.find((one) => one.id === id)
  if (!field) throw new Error(`A boot disk from ${source} has no field ${id}`)
  return field
}
