import { BundleFiles } from '../../features/support-bundle/BundleFiles.tsx'

export default function SupportBundleFiles() {
  return <BundleFiles />
}
