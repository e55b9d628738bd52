import {
  Box,
  Camera,
  HardDrive,
  KeyRound,
  Network,
  MapPin,
  Split,
  Ticket,
  CircleUser,
  Bell,
  Building2,
  ChartLine,
  CloudDownload,
  FlaskConical,
  Globe,
  IdCard,
  LifeBuoy,
  Route,
  ScrollText,
  Server,
  Warehouse,
} from 'lucide-react'
import type { ComponentType } from 'react'

import { iconOf } from '../../ui/Icons.tsx'
import type { IconProps } from '../../ui/Icons.tsx'

const rare: Readonly<Record<string, ComponentType<IconProps>>> = {
  box: iconOf(Box),
  camera: iconOf(Camera),
  disk: iconOf(HardDrive),
  key: iconOf(KeyRound),
  network: iconOf(Network),
  pin: iconOf(MapPin),
  split: iconOf(Split),
  ticket: iconOf(Ticket),
  user: iconOf(CircleUser),
  bell: iconOf(Bell),
  building: iconOf(Building2),
  chart: iconOf(ChartLine),
  flask: iconOf(FlaskConical),
  globe: iconOf(Globe),
  'id-card': iconOf(IdCard),
  log: iconOf(ScrollText),
  route: iconOf(Route),
  server: iconOf(Server),
  support: iconOf(LifeBuoy),
  update: iconOf(CloudDownload),
  warehouse: iconOf(Warehouse),
}

/** A name that nobody knows has no drawing: the label says enough. */
export function RareNavIcon({ name, size }: { name: string; size: number }) {
  const Icon = rare[name]
  return Icon ? (
    <Icon size={size} className="shrink-0" />
  ) : (
    <span className="inline-block shrink-0" style={{ width: size, height: size }} />
  )
}
