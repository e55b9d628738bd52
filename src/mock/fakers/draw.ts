/** Values of the contract's formats and patterns: what the faker factories draw (`generated/mock/fakers`). */
import { faker } from '@faker-js/faker'

const digits = (min: number, max: number): number => faker.number.int({ min, max })
const letters = (min: number, max: number): string => faker.string.alpha({ length: { min, max }, casing: 'lower' })

/** One value of the format; the same ones in each run, once `faker.seed(n)` has been called. */
export const draw = {
  uuid: (): string => faker.string.uuid(),
  dateTime: (): string => faker.date.recent({ days: 300 }).toISOString(),
  ip: (): string => faker.helpers.arrayElement([draw.ipv4, draw.ipv6])(),
  ipv4: (): string => `10.${digits(0, 255)}.${digits(0, 255)}.${digits(1, 254)}`,
  ipv6: (): string =>
    `fd00:${faker.string.hexadecimal({ length: 4, casing: 'lower', prefix: '' })}::${digits(1, 9999)}`,
  ipv4Net: (): string => `10.${digits(0, 255)}.${digits(0, 255)}.0/24`,
  ipv6Net: (): string => `fd00:${digits(1000, 9999)}::/64`,
  ipNet: (): string => faker.helpers.arrayElement([draw.ipv4Net, draw.ipv6Net])(),
  uri: (): string => `https://${letters(4, 10)}.example/${letters(3, 8)}`,
  base64: (): string => faker.helpers.arrayElement(['', 'Y2Fpcm4=', 'c3RvbmVz', 'aGVsbG8=']),
  hex32: (): string => faker.string.hexadecimal({ length: 64, casing: 'lower', prefix: '' }),
  name: (): string => `${letters(3, 8)}-${digits(0, 999)}`,
  mac: (): string => `a8:40:25:f${digits(0, 9)}:${digits(10, 99)}:${digits(10, 99)}`,
  semver: (): string => `${digits(0, 20)}.${digits(0, 9)}.${digits(0, 9)}`,
  hostname: (): string => letters(3, 12),
  ports: (): string => String(digits(1, 65_535)),
  icmpCodes: (): string => String(digits(0, 255)),
  timeseries: (): string => `${letters(3, 8)}:${letters(3, 8)}`,
  subscription: (): string => faker.helpers.arrayElement(['**', letters(3, 8), `${letters(3, 8)}.*`]),
} as const
