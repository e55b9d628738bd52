/** What a guest prints on its serial console while it comes up. A function of the instance alone: no two differ twice. */
import type { Instance } from '../../../generated/api/wire.gen.ts'

/** Output and when it comes, in milliseconds since the epoch. */
export interface Piece {
  readonly at: number
  readonly text: string
}

const gib = 2 ** 30

/** Milliseconds after the machine was started, and the line. */
function script({ hostname, ncpus, memory, id }: Instance): readonly (readonly [number, string])[] {
  const kib = memory / 1024
  return [
    [50, 'UEFI firmware starting.'],
    [150, `Memory: ${memory / gib} GiB, processors: ${ncpus}`],
    [300, 'Boot0001 "disk 0" from PciRoot(0x0)/Pci(0x10,0x0)/NVMe(0x1)'],
    [500, '[    0.000000] Linux version 6.12.41 (build@meadow) #1 SMP PREEMPT_DYNAMIC'],
    [550, '[    0.000000] Command line: root=LABEL=root ro console=ttyS0,115200n8'],
    [700, `[    0.021184] Memory: ${kib - 163_840}K/${kib}K available`],
    [850, `[    0.104420] smp: Brought up 1 node, ${ncpus} CPU${ncpus === 1 ? '' : 's'}`],
    [1200, '[    0.512007] nvme nvme0: pci function 0000:00:10.0'],
    [1400, '[    0.733951] virtio_net virtio0 eth0: renamed from enp0s8'],
    [1700, '[    1.204466] EXT4-fs (nvme0n1p2): mounted filesystem ro'],
    [2000, '[  OK  ] Reached target Local File Systems.'],
    [2300, '[  OK  ] Started Network Configuration.'],
    [2500, `[  OK  ] Started First boot setup (instance ${id}).`],
    [2700, '[  OK  ] Started OpenSSH server.'],
    [2800, '[  OK  ] Reached target Multi-User System.'],
    [2900, `\r\n${osName} ${hostname} ttyS0\r\n`],
  ]
}

/** Name of the system that every guest runs. */
export const osName = 'Fallow Linux 13'

/** Milliseconds until a guest has said all of it. */
export const bootTime = 2950

/** All output of one start of the guest. */
export const bootLog = (instance: Instance, started: number): Piece[] => [
  ...script(instance).map(([after, line]) => ({ at: started + after, text: `${line}\r\n` })),
  { at: started + bootTime, text: `${instance.hostname} login: ` },
]
