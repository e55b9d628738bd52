import type { Row } from './spec.ts'

/** The body for the row that the server has now. @throws when that row is in conflict with what was filled in */
export type BodyFor = (now: Row) => Row
