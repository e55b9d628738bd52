import { RackPage } from '../../features/rack/RackPage.tsx'

export default function RackPicture() {
  return <RackPage />
}
