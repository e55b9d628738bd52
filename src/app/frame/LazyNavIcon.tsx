import KeyRound from 'lucide-react/icons/key-round'
import Ticket from 'lucide-react/icons/ticket'
import CircleUser from 'lucide-react/icons/circle-user'
import Bell from 'lucide-react/icons/bell'
import Building2 from 'lucide-react/icons/building-complex'
import ChartLine from 'lucide-react/icons/chart-line'
import CloudDownload from 'lucide-react/icons/cloud-download'
import Globe from 'lucide-react/icons/globe'
import IdCard from 'lucide-react/icons/id-card'
import LifeBuoy from 'lucide-react/icons/life-buoy'
import Route from 'lucide-react/icons/route'
import ScrollText from 'lucide-react/icons/scroll-text'
import Server from 'lucide-react/icons/server'
import LogOut from 'lucide-react/icons/log-out'
import Monitor from 'lucide-react/icons/monitor'
import Moon from 'lucide-react/icons/moon'
import Sun from 'lucide-react/icons/sun'
import Warehouse from 'lucide-react/icons/warehouse'
import type { ComponentType } from 'react'

import { iconOf } from '../../ui/Icons.tsx'
import type { IconProps } from '../../ui/Icons.tsx'

const rare: Readonly<Record<string, ComponentType<IconProps>>> = {
  key: iconOf(KeyRound),
  ticket: iconOf(Ticket),
  user: iconOf(CircleUser),
  bell: iconOf(Bell),
  building: iconOf(Building2),
  chart: iconOf(ChartLine),
  globe: iconOf(Globe),
  'id-card': iconOf(IdCard),
  log: iconOf(ScrollText),
  route: iconOf(Route),
  server: iconOf(Server),
  support: iconOf(LifeBuoy),
  sun: iconOf(Sun),
  moon: iconOf(Moon),
  monitor: iconOf(Monitor),
  'sign-out': iconOf(LogOut),
  update: iconOf(CloudDownload),
  warehouse: iconOf(Warehouse),
}

/** A name that nobody knows has no drawing: the label says enough. */
export function LazyNavIcon({ name, size }: { name: string; size: number }) {
  const Icon = rare[name]
  return Icon ? (
    <Icon size={size} className="shrink-0" />
  ) : (
    <span className="inline-block shrink-0" style={{ width: size, height: size }} />
  )
}
