/**
 * The server's time. What people read of age and distance, and where charts end, is about times of the server: a computer whose
 * clock is wrong by a day must not make them wrong.
 */

/** Milliseconds that a difference may be of the way of the answer, or of whole seconds in its header. */
const tolerance = 5_000

/** How far the server's clock is ahead of this computer's, in milliseconds. */
let ahead = 0

/** A time of this computer as the server would say it. */
export const onServer = (time: number): number => time + ahead

/** Milliseconds since the epoch, by the server's clock as far as it is known. */
export const serverNow = (): number => onServer(Date.now())

/** Learns from an answer. @param date its header `date`  @param asked when it was asked for, by this computer's clock */
export function noteServerTime(date: string | null, asked: number): void {
  const now = Date.now()
  const measured = Date.parse(date ?? '') - now
  // Nobody knows when in a long time the header was written; where it is missing there is nothing to know.
  if (now - asked <= tolerance && Math.abs(measured - ahead) > tolerance)
    ahead = Math.abs(measured) > tolerance ? measured : 0
}
