/** What the platform takes at most for one instance (server-behaviour §8.1). */
export const gib = 2 ** 30

export const limits = {
  cpus: 64,
  memoryGib: 1536,
  /** Boot disk included. */
  disks: 8,
  diskGib: 1023,
  interfaces: 8,
  /** The ephemeral one included. */
  externalIps: 32,
  sshKeys: 100,
  hostname: 253,
  userDataBytes: 32 * 1024,
} as const
