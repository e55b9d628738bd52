/** Chance by place and time: the same bucket of the same series has the same value, whoever asks and whenever. */

/** 32 bits of a text. */
export function textHash(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return mixed(hash)
}

/** A number in [0, 1) of a seed and a bucket. */
export function noise(seed: number, bucket: number): number {
  // Buckets of milliseconds pass 32 bits: both halves count.
  const high = Math.floor(bucket / 4_294_967_296)
  return mixed(mixed(seed ^ (bucket >>> 0)) ^ Math.imul(high, 0x9e3779b1)) / 4_294_967_296
}

/** The same between two buckets, without steps. */
export function smooth(seed: number, position: number): number {
  const bucket = Math.floor(position)
  const part = position - bucket
  const weight = part * part * (3 - 2 * part)
  return noise(seed, bucket) * (1 - weight) + noise(seed, bucket + 1) * weight
}

function mixed(value: number): number {
  let hash = value | 0
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}
