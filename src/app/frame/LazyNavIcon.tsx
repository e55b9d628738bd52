import Activity from 'lucide-react/icons/activity'
import KeyRound from 'lucide-react/icons/key-round'
import Ticket from 'lucide-react/icons/ticket'
import CircleUser from 'lucide-react/icons/circle-user'
import Building2 from 'lucide-react/icons/building-complex'
import IdCard from 'lucide-react/icons/id-card'
import Route from 'lucide-react/icons/route'
import Server from 'lucide-react/icons/server'
import LogOut from 'lucide-react/icons/log-out'
import Monitor from 'lucide-react/icons/monitor'
import Moon from 'lucide-react/icons/moon'
import Sun from 'lucide-react/icons/sun'
import type { ComponentType } from 'react'

import { iconOf } from '../../ui/Icons.tsx'
import type { IconProps } from '../../ui/Icons.tsx'

const rare: Readonly<Record<string, ComponentType<IconProps>>> = {
  activity: iconOf(Activity),
  key: iconOf(KeyRound),
  ticket: iconOf(Ticket),
  user: iconOf(CircleUser),
  building: iconOf(Building2),
  'id-card': iconOf(IdCard),
  route: iconOf(Route),
  server: iconOf(Server),
  sun: iconOf(Sun),
  moon: iconOf(Moon),
  monitor: iconOf(Monitor),
  'sign-out': iconOf(LogOut),
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
