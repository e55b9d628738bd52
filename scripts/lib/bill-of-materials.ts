/** What others have written of a build, as a software bill of materials: CycloneDX 1.6, https://cyclonedx.org/docs/1.6/json/ */
import type { ShippedPackage } from './licences.ts'

export const billFile = 'sbom.cdx.json'

/** What package-lock.json says of a package: SHA-512 of what npm delivered, in base64 behind `sha512-`. */
export type Lock = Readonly<Record<string, { version?: string; integrity?: string }>>

/**
 * The same packages give the same text: it has no time and no random number.
 *
 * @param lock `packages` of package-lock.json, by path below the project
 * @throws Error for a package that the lock does not vouch for
 */
export function billOfMaterials(packages: readonly ShippedPackage[], lock: Lock): string {
  const components = packages
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, version, licence }) => {
      const [, digest] = /^sha512-(\S+)/.exec(lock[`node_modules/${name}`]?.integrity ?? '') ?? []
      if (digest === undefined || lock[`node_modules/${name}`]?.version !== version) {
        throw new Error(`package-lock.json has no hash of ${name} ${version}: run npm ci and build again`)
      }
      return {
        type: 'library',
        'bom-ref': packageUrl(name, version),
        name,
        version,
        licenses: [{ license: { id: licence } }],
        hashes: [{ alg: 'SHA-512', content: Buffer.from(digest, 'base64').toString('hex') }],
        purl: packageUrl(name, version),
      }
    })
  const bill = { bomFormat: 'CycloneDX', specVersion: '1.6', version: 1, metadata: { component: product }, components }
  return `${JSON.stringify(bill, null, 2)}\n`
}

const product = { type: 'application', name: 'cairn' }

/** https://github.com/package-url/purl-spec: the `@` of a scope is escaped. */
const packageUrl = (name: string, version: string): string => `pkg:npm/${name.replace('@', '%40')}@${version}`
