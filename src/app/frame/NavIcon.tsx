/** The icons of places in the navigation, and of the user menu. The manifest names them; which drawing that is, is said here and nowhere else. */
import Box from 'lucide-react/icons/box'
import Camera from 'lucide-react/icons/camera'
import Folder from 'lucide-react/icons/folder'
import Gauge from 'lucide-react/icons/gauge'
import HardDrive from 'lucide-react/icons/hard-drive'
import Image from 'lucide-react/icons/image'
import LayoutDashboard from 'lucide-react/icons/layout-dashboard'
import MapPin from 'lucide-react/icons/map-pin'
import Merge from 'lucide-react/icons/merge'
import Network from 'lucide-react/icons/network'
import Radar from 'lucide-react/icons/radar'
import ShieldCheck from 'lucide-react/icons/shield-check'
import Split from 'lucide-react/icons/split'
import { Suspense } from 'react'
import type { ComponentType } from 'react'

import { iconOf } from '../../ui/Icons.tsx'
import type { IconProps } from '../../ui/Icons.tsx'
import { lazyPart } from '../../ui/lazy-part.ts'

/** Of the levels that people are on most. */
const common: Readonly<Record<string, ComponentType<IconProps>>> = {
  box: iconOf(Box),
  camera: iconOf(Camera),
  disk: iconOf(HardDrive),
  folder: iconOf(Folder),
  gauge: iconOf(Gauge),
  image: iconOf(Image),
  merge: iconOf(Merge),
  network: iconOf(Network),
  overview: iconOf(LayoutDashboard),
  pin: iconOf(MapPin),
  radar: iconOf(Radar),
  shield: iconOf(ShieldCheck),
  split: iconOf(Split),
}

/** All others come when the first of them is shown: the first list is not to wait for them. */
const LazyNavIcon = lazyPart(() => import('./LazyNavIcon.tsx').then((module) => module.LazyNavIcon))

export function NavIcon({ name, size = 16 }: { name: string; size?: number }) {
  const Icon = common[name]
  if (Icon) return <Icon size={size} className="shrink-0" />
  return (
    // The place is kept, so that nothing moves.
    <Suspense fallback={<span className="inline-block shrink-0" style={{ width: size, height: size }} />}>
      <LazyNavIcon name={name} size={size} />
    </Suspense>
  )
}
