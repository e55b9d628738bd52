import { PageHeader } from '../../ui/PageHeader.tsx'

/** Uploads an image file. */
export default function UploadImage() {
  return <PageHeader title="Upload image" />
}
