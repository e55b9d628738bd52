/** All observers. */
import { auditLog } from './audit.ts'
import type { Observer } from './observer.ts'

export const observers: readonly Observer[] = [auditLog]

/** Collections that only observers write: the one thing that a refused request may change. */
export const observed: readonly string[] = ['audit_log_entry']
