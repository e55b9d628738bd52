import * as effects from '../../../generated/model/effects.gen.ts'
import { snapshotListPath } from '../../../generated/model/paths.gen.ts'
import { imageCreate } from '../../../generated/api/sdk/images.gen.ts'
import type { ImageCreate } from '../../../generated/api/types.gen.ts'
import { screen as imageList } from '../../../generated/screens/image/list.gen.tsx'
import { detailRow as snapshotRow } from '../../../generated/screens/snapshot/queries.gen.ts'
import { aboutImage } from '../../features/image-upload/about-image.ts'
import { effectsOf } from '../../kit/queries/effects-of.ts'
import { fill } from '../../kit/selectors.ts'
import type { FormScreen } from '../../kit/spec.ts'
import { asBody, startingWith } from '../../kit/values.ts'

/** Starts with the name of the snapshot; what an image has besides, the snapshot does not know. */
export const screen: FormScreen = {
  kind: 'create',
  id: 'snapshot_image_create',
  entity: 'image',
  title: 'Create image from snapshot',
  role: imageList.create?.role,
  submit: 'Create image',
  fields: aboutImage,
  ...startingWith({ query: snapshotRow }, ({ params, row, form }) =>
    imageCreate({
      query: { project: params['project'] ?? '' },
      body: {
        ...asBody<ImageCreate, (typeof aboutImage)[number]['id']>(form),
        source: { type: 'snapshot', id: row.id },
      },
      throwOnError: true,
    }),
  ),
  effects: effectsOf(effects.image_create),
  toast: 'Image {name} created',
  rowName: 'name',
  close: (params) => fill(snapshotListPath, params),
  done: (_row, params) => fill(snapshotListPath, params),
}
