/** All observers. */
import { auditLog } from './audit.ts'
import { provisioningHistory } from '../metrics/observer.ts'
import type { Observer } from '../context/observer.ts'

export const observers: readonly Observer[] = [auditLog, provisioningHistory]

/** Collections that only observers write: the one thing that a refused request may change. */
export const observed: readonly string[] = ['audit_log_entry']
