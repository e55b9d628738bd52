import type { Slots } from '../../../generated/screens/slots.gen.ts'
import { UnfinishedUploads } from '../../features/image-upload/UnfinishedUploads.tsx'

const slots: Slots['image.list'] = {
  header: ({ params: { project = '' } }) => <UnfinishedUploads project={project} />,
}
export default slots
