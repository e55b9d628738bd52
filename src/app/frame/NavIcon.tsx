/** The icons of places in the navigation, and of the user menu. The manifest names them; which drawing that is, is said here and nowhere else. */
import Folder from 'lucide-react/icons/folder'
import Gauge from 'lucide-react/icons/gauge'
import Image from 'lucide-react/icons/image'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { lazy, Suspense } from 'react'
import type { ComponentType } from 'react'

import { iconOf } from '../../ui/Icons.tsx'
import type { IconProps } from '../../ui/Icons.tsx'

const common: Readonly<Record<string, ComponentType<IconProps>>> = {
  folder: iconOf(Folder),
  gauge: iconOf(Gauge),
  image: iconOf(Image),
  shield: iconOf(ShieldCheck),
}

/** All others come when the first of them is shown: the first list is not to wait for them. */
const RareNavIcon = lazy(() => import('./RareNavIcon.tsx').then((module) => ({ default: module.RareNavIcon })))

export function NavIcon({ name, size = 16 }: { name: string; size?: number }) {
  const Icon = common[name]
  if (Icon) return <Icon size={size} className="shrink-0" />
  return (
    // The place is kept, so that nothing moves.
    <Suspense fallback={<span className="inline-block shrink-0" style={{ width: size, height: size }} />}>
      <RareNavIcon name={name} size={size} />
    </Suspense>
  )
}
