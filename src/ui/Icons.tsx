/** The console's icons: one family, 16-px grid, 1.5-px strokes. Decoration only: whoever uses one names it. */

export interface IconProps {
  size?: number
  className?: string
}

function Icon({ size = 16, className, path }: IconProps & { path: string }) {
  return (
    <svg width={size} height={size} viewBox="0 0 16 16" fill="none" aria-hidden="true" className={className}>
      <path d={path} stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  )
}

export const PlusIcon = (props: IconProps) => <Icon {...props} path="M8 3v10M3 8h10" />
export const MinusIcon = (props: IconProps) => <Icon {...props} path="M3 8h10" />
export const CloseIcon = (props: IconProps) => <Icon {...props} path="m4 4 8 8M12 4l-8 8" />
export const CheckIcon = (props: IconProps) => <Icon {...props} path="m3 8.5 3.2 3.2L13 5" />
export const SearchIcon = (props: IconProps) => (
  <Icon {...props} path="M11 7a4 4 0 1 1-8 0 4 4 0 0 1 8 0Zm-1.2 2.8L13.5 13.5" />
)
export const CopyIcon = (props: IconProps) => <Icon {...props} path="M6 6h7v7H6zM10 6V3H3v7h3" />
export const ChevronDownIcon = (props: IconProps) => <Icon {...props} path="m4 6 4 4 4-4" />
export const ChevronLeftIcon = (props: IconProps) => <Icon {...props} path="m10 4-4 4 4 4" />
export const ChevronRightIcon = (props: IconProps) => <Icon {...props} path="m6 4 4 4-4 4" />
export const ChevronsIcon = (props: IconProps) => <Icon {...props} path="m5 6 3-3 3 3M5 10l3 3 3-3" />
export const RefreshIcon = (props: IconProps) => <Icon {...props} path="M13 8a5 5 0 1 1-1.6-3.7M13 2v3h-3" />
export const InfoIcon = (props: IconProps) => (
  <Icon {...props} path="M8 7.5v4M8 4.75v.01M14 8A6 6 0 1 1 2 8a6 6 0 0 1 12 0Z" />
)
export const WarningIcon = (props: IconProps) => (
  <Icon {...props} path="M8 6.5v3M8 11.75v.01M8 2.2 14.2 13H1.8L8 2.2Z" />
)
export const ErrorIcon = (props: IconProps) => (
  <Icon {...props} path="M8 4.75v4M8 11.2v.01M5.5 2h5L14 5.5v5L10.5 14h-5L2 10.5v-5L5.5 2Z" />
)
export const SuccessIcon = (props: IconProps) => (
  <Icon {...props} path="m5.2 8.2 2 2 3.6-4M14 8A6 6 0 1 1 2 8a6 6 0 0 1 12 0Z" />
)
export const QuestionIcon = (props: IconProps) => (
  <Icon
    {...props}
    path="M6.2 6.1a1.85 1.85 0 1 1 2.7 1.8c-.6.3-.9.6-.9 1.2M8 11.4v.01M14 8A6 6 0 1 1 2 8a6 6 0 0 1 12 0Z"
  />
)
export const ExternalIcon = (props: IconProps) => (
  <Icon {...props} path="M9.5 2.5h4v4M13.5 2.5 7.5 8.5M11.5 9.5v4h-9v-9h4" />
)
export const MenuIcon = (props: IconProps) => <Icon {...props} path="M2.5 4.5h11M2.5 8h11M2.5 11.5h11" />
export const UserIcon = (props: IconProps) => (
  <Icon
    {...props}
    path="M10.75 5.25a2.75 2.75 0 1 1-5.5 0 2.75 2.75 0 0 1 5.5 0ZM2.75 13.5c.6-2.6 2.6-4 5.25-4s4.65 1.4 5.25 4"
  />
)
export const SunIcon = (props: IconProps) => (
  <Icon
    {...props}
    path="M10.75 8a2.75 2.75 0 1 1-5.5 0 2.75 2.75 0 0 1 5.5 0ZM8 1.5V3M8 13v1.5M1.5 8H3M13 8h1.5M3.4 3.4l1.1 1.1M11.5 11.5l1.1 1.1M12.6 3.4l-1.1 1.1M4.5 11.5l-1.1 1.1"
  />
)
export const MoonIcon = (props: IconProps) => (
  <Icon {...props} path="M13.3 9.6A5.8 5.8 0 0 1 6.4 2.7a5.8 5.8 0 1 0 6.9 6.9Z" />
)
export const MonitorIcon = (props: IconProps) => <Icon {...props} path="M2 3h12v8H2zM5.5 13.5h5M8 11v2.5" />
export const SortIcon = (props: IconProps) => <Icon {...props} path="m5 6.5 3-3 3 3M5 9.5l3 3 3-3" />
export const SortUpIcon = (props: IconProps) => <Icon {...props} path="M8 13V3M4 7l4-4 4 4" />
export const SortDownIcon = (props: IconProps) => <Icon {...props} path="M8 3v10M4 9l4 4 4-4" />
export const UploadIcon = (props: IconProps) => <Icon {...props} path="M8 10.5v-8M5 5.5l3-3 3 3M2.5 10.5v3h11v-3" />
export const EmptyIcon = (props: IconProps) => (
  <Icon {...props} path="M2.5 9.5 4.5 3h7l2 6.5v3.5h-11V9.5Zm0 0H6l.8 1.5h2.4l.8-1.5h3.5" />
)
export const OfflineIcon = (props: IconProps) => (
  <Icon
    {...props}
    path="M2 2l12 12M5 11.5h6.2M11.9 10.9A2.4 2.4 0 0 0 11.3 6.8 3.5 3.5 0 0 0 6.5 4.9M4.7 6.8A2.4 2.4 0 0 0 5 11.5"
  />
)
export const SignOutIcon = (props: IconProps) => <Icon {...props} path="M6 2.5H3v11h3M10.5 5 13.5 8l-3 3M13.5 8H6.5" />
export const ServerIcon = (props: IconProps) => (
  <Icon {...props} path="M2.5 3h11v4h-11zM2.5 9h11v4h-11zM5 5h.01M5 11h.01" />
)

export const FilterIcon = (props: IconProps) => <Icon {...props} path="M2.5 4h11M4.5 8h7M6.5 12h3" />
export const ColumnsIcon = (props: IconProps) => <Icon {...props} path="M2.5 3h11v10h-11zM6.2 3v10M9.8 3v10" />
export const RowsIcon = (props: IconProps) => <Icon {...props} path="M2.5 3.5h11M2.5 6.5h11M2.5 9.5h11M2.5 12.5h11" />

export function DotsIcon({ size = 16, className }: IconProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 16 16" fill="currentColor" aria-hidden="true" className={className}>
      <circle cx="3" cy="8" r="1.35" />
      <circle cx="8" cy="8" r="1.35" />
      <circle cx="13" cy="8" r="1.35" />
    </svg>
  )
}
