// Generated from openapi/resources/images.yaml by `npm run generate`. Do not edit: change the source or add an override.
import type { FieldsOf } from '../../../src/kit/body-fields.ts'
import { Form } from '../../../src/kit/form/Form.tsx'
import { chain, fill, selector } from '../../../src/kit/selectors.ts'
import type { FormScreen } from '../../../src/kit/spec.ts'
import { textAt } from '../../../src/kit/values.ts'
import { imagePromote } from '../../api/sdk/images.gen.ts'
import type { ImagePromoteData } from '../../api/types.gen.ts'
import { imageLookup, imageSiloLookup } from '../image/lookup.gen.ts'
import { projectLookup } from '../project/lookup.gen.ts'
import type { Slots } from '../slots.gen.ts'

/** @public Overrides may build on it. */
export const screen: FormScreen = {
  kind: 'create',
  id: 'image.silo.create',
  entity: 'image',
  title: 'Promote image',
  role: 'silo.collaborator',
  submit: 'Promote',
  fields: [
    { id: 'from', label: 'Project', required: true, widget: { kind: 'picker', lookup: projectLookup } },
    {
      id: 'image',
      label: 'Image',
      required: true,
      widget: {
        kind: 'picker',
        lookup: imageLookup,
        within: { project: 'from' },
        taken: { by: 'name', say: 'The silo has an image of that name', lookup: imageSiloLookup, as: 'name' },
      },
    },
  ] satisfies FieldsOf<{ image: ImagePromoteData['path']['image'] } & { from: NonNullable<ImagePromoteData['query']>['project'] }>,
  call: ({ form }) => imagePromote({ path: { image: textAt(form, 'image') }, query: { ...selector(textAt(form, 'image'), chain([['project', textAt(form, 'from')]])) }, throwOnError: true }),
  effects: ['image'],
  toast: 'Image {name} promoted: all projects of the silo can use it',
  rowName: 'name',
  see: { label: 'View silo image', to: (row) => fill('/images/:image', { image: textAt(row, 'name') }) },
  close: () => '/images',
  done: () => '/images',
}

export default function ImageSiloCreate(props: { slots?: Slots['image.silo.create'] }) {
  return <Form screen={screen} slots={props.slots} />
}
