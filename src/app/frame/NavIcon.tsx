/** The icons of places in the navigation. The manifest names them; which drawing that is, is said here and nowhere else. */
import {
  Box,
  Camera,
  CircleUser,
  Folder,
  Gauge,
  HardDrive,
  Image,
  KeyRound,
  MapPin,
  Network,
  ShieldCheck,
  Split,
  Ticket,
} from 'lucide-react'
import { lazy, Suspense } from 'react'
import type { ComponentType } from 'react'

import { iconOf } from '../../ui/Icons.tsx'
import type { IconProps } from '../../ui/Icons.tsx'

const common: Readonly<Record<string, ComponentType<IconProps>>> = {
  box: iconOf(Box),
  camera: iconOf(Camera),
  disk: iconOf(HardDrive),
  folder: iconOf(Folder),
  gauge: iconOf(Gauge),
  image: iconOf(Image),
  key: iconOf(KeyRound),
  network: iconOf(Network),
  pin: iconOf(MapPin),
  shield: iconOf(ShieldCheck),
  split: iconOf(Split),
  ticket: iconOf(Ticket),
  user: iconOf(CircleUser),
}

/** Only the system's places have these: they come when the first of them is shown. */
const RareNavIcon = lazy(() => import('./RareNavIcon.tsx').then((module) => ({ default: module.RareNavIcon })))

export function NavIcon({ name, size = 16 }: { name: string; size?: number }) {
  const Icon = common[name]
  if (Icon) return <Icon size={size} className="shrink-0" />
  return (
    // The place is kept, so that nothing moves.
    <Suspense fallback={<span className="size-4 shrink-0" />}>
      <RareNavIcon name={name} size={size} />
    </Suspense>
  )
}
