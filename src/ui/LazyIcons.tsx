/** Icons of parts that come when somebody asks for them. */
import Check from 'lucide-react/icons/check'
import CircleCheck from 'lucide-react/icons/circle-check'
import CodeXml from 'lucide-react/icons/code-xml'
import Copy from 'lucide-react/icons/copy'
import ExternalLink from 'lucide-react/icons/external-link'
import GripVertical from 'lucide-react/icons/grip-vertical'
import Inbox from 'lucide-react/icons/inbox'
import Info from 'lucide-react/icons/info'
import Minus from 'lucide-react/icons/minus'
import OctagonAlert from 'lucide-react/icons/octagon-exclamation-point'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import Upload from 'lucide-react/icons/upload'

import { iconOf } from './Icons.tsx'

export const MinusIcon = iconOf(Minus)
export const ExternalIcon = iconOf(ExternalLink)
export const CodeIcon = iconOf(CodeXml)
export const UploadIcon = iconOf(Upload)
export const CheckIcon = iconOf(Check)
export const CopyIcon = iconOf(Copy)
export const ErrorIcon = iconOf(OctagonAlert)
export const SuccessIcon = iconOf(CircleCheck)
export const WarningIcon = iconOf(TriangleAlert)
export const EmptyIcon = iconOf(Inbox)
export const InfoIcon = iconOf(Info)
export const GripIcon = iconOf(GripVertical)
