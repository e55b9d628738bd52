/**
 * The console's icons: Lucide, drawn with lines of 1.5 px at every size. Decoration only: whoever uses one names it.
 * Those of places in the navigation are in src/app/frame/NavIcon.tsx, those that no first page shows in LazyIcons.tsx.
 */
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import ArrowUpDown from 'lucide-react/icons/arrow-up-down'
import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down'
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark'
import CloudOff from 'lucide-react/icons/cloud-off'
import Columns3 from 'lucide-react/icons/columns-3'
import Download from 'lucide-react/icons/download'
import Ellipsis from 'lucide-react/icons/ellipsis'
import ListFilter from 'lucide-react/icons/list-filter'
import Menu from 'lucide-react/icons/menu'
import Plus from 'lucide-react/icons/plus'
import RotateCw from 'lucide-react/icons/rotate-cw'
import Rows4 from 'lucide-react/icons/rows-4'
import Search from 'lucide-react/icons/search'
import User from 'lucide-react/icons/user'
import X from 'lucide-react/icons/x'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

export interface IconProps {
  size?: number
  className?: string
}

/** An icon of the family in the console's weight and size. */
export const iconOf = (Glyph: LucideIcon): ((props: IconProps) => ReactNode) =>
  function Icon({ size = 16, className }: IconProps) {
    return <Glyph size={size} strokeWidth={1.5} absoluteStrokeWidth className={className} />
  }

export const PlusIcon = iconOf(Plus)
export const CloseIcon = iconOf(X)
export const SearchIcon = iconOf(Search)
export const ChevronDownIcon = iconOf(ChevronDown)
export const ChevronLeftIcon = iconOf(ChevronLeft)
export const ChevronRightIcon = iconOf(ChevronRight)
export const ChevronsIcon = iconOf(ChevronsUpDown)
export const RefreshIcon = iconOf(RotateCw)
export const QuestionIcon = iconOf(CircleQuestionMark)
export const MenuIcon = iconOf(Menu)
export const UserIcon = iconOf(User)
export const SortIcon = iconOf(ArrowUpDown)
export const SortUpIcon = iconOf(ArrowUp)
export const SortDownIcon = iconOf(ArrowDown)
export const DownloadIcon = iconOf(Download)
export const OfflineIcon = iconOf(CloudOff)
export const DotsIcon = iconOf(Ellipsis)
export const FilterIcon = iconOf(ListFilter)
export const ColumnsIcon = iconOf(Columns3)
export const RowsIcon = iconOf(Rows4)
