import { BgpPage } from '../../features/bgp/BgpPage.tsx'

export default function Bgp() {
  return <BgpPage />
}
