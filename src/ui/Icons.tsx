/**
 * The console's icons: Lucide, drawn with lines of 1.5 px at every size. Decoration only: whoever uses one names it.
 * Those of places in the navigation are in src/app/frame/NavIcon.tsx.
 */
import {
  ArrowDown,
  ArrowUp,
  ArrowUpDown,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  ChevronsUpDown,
  CircleCheck,
  CircleQuestionMark,
  CloudOff,
  Columns3,
  CodeXml,
  Copy,
  Download,
  Ellipsis,
  ExternalLink,
  Inbox,
  Info,
  ListFilter,
  LogOut,
  Menu,
  Minus,
  Monitor,
  Moon,
  OctagonAlert,
  Plus,
  RotateCw,
  Rows4,
  Search,
  Sun,
  TriangleAlert,
  Upload,
  User,
  X,
} from 'lucide-react'
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
export const MinusIcon = iconOf(Minus)
export const CloseIcon = iconOf(X)
export const CheckIcon = iconOf(Check)
export const SearchIcon = iconOf(Search)
export const CopyIcon = iconOf(Copy)
export const ChevronDownIcon = iconOf(ChevronDown)
export const ChevronLeftIcon = iconOf(ChevronLeft)
export const ChevronRightIcon = iconOf(ChevronRight)
export const ChevronsIcon = iconOf(ChevronsUpDown)
export const RefreshIcon = iconOf(RotateCw)
export const InfoIcon = iconOf(Info)
export const WarningIcon = iconOf(TriangleAlert)
export const ErrorIcon = iconOf(OctagonAlert)
export const SuccessIcon = iconOf(CircleCheck)
export const QuestionIcon = iconOf(CircleQuestionMark)
export const ExternalIcon = iconOf(ExternalLink)
export const MenuIcon = iconOf(Menu)
export const UserIcon = iconOf(User)
export const SunIcon = iconOf(Sun)
export const MoonIcon = iconOf(Moon)
export const MonitorIcon = iconOf(Monitor)
export const SortIcon = iconOf(ArrowUpDown)
export const SortUpIcon = iconOf(ArrowUp)
export const SortDownIcon = iconOf(ArrowDown)
export const CodeIcon = iconOf(CodeXml)
export const DownloadIcon = iconOf(Download)
export const UploadIcon = iconOf(Upload)
export const EmptyIcon = iconOf(Inbox)
export const OfflineIcon = iconOf(CloudOff)
export const SignOutIcon = iconOf(LogOut)
export const DotsIcon = iconOf(Ellipsis)
export const FilterIcon = iconOf(ListFilter)
export const ColumnsIcon = iconOf(Columns3)
export const RowsIcon = iconOf(Rows4)
