/** How much of a whole is in use. Amounts of bytes may be larger than what a number holds exactly. */
import { formatNumber } from './numbers.ts'
import { unreadableText } from './unreadable.ts'

export type Amount = number | bigint

/** More than 1 where more is in use than there is; infinite where there is nothing, and 0 where of nothing nothing is. */
export function shareOf(used: Amount, total: Amount): number {
  if (Number(used) === 0) return 0
  return Number(used) / Number(total)
}

/** `12.34 %`. Rounded down: what is not full does not read as full. Nothing is a share of nothing: `–`. */
export function percentText(used: Amount, total: Amount): string {
  if (Number(total) === 0) return '– %'
  const percent = shareOf(used, total) * 100
  if (Number.isNaN(percent)) return unreadableText
  if (percent > 0 && percent < 0.01) return '< 0.01 %'
  // What binary fractions lack is made up for before.
  const floored = Math.floor(percent * 100 + 1e-9) / 100
  return `${formatNumber(used < total ? Math.min(floored, 99.99) : floored)} %`
}

/** The exact sum; a `bigint` where a number would not be. */
export function plus(one: Amount, other: Amount): Amount {
  if (typeof one === 'number' && typeof other === 'number' && Math.abs(one + other) <= Number.MAX_SAFE_INTEGER)
    return one + other
  // Of fractions, and of what is no number, there is no exact sum.
  return isWhole(one) && isWhole(other) ? BigInt(one) + BigInt(other) : Number(one) + Number(other)
}

const isWhole = (amount: Amount): boolean => typeof amount === 'bigint' || Number.isInteger(amount)

/** The exact difference. */
export const minus = (one: Amount, other: Amount): Amount => plus(one, -other)
