/** What requests and rows are in the words of a Terraform provider. */
import type { RawTerraformId, RawTerraformProvider } from './raw-terraform.ts'

export interface TerraformResourceIR {
  type?: string
  /** Attribute: path in the body of a create, or a thing whose id it is. */
  body?: Readonly<Record<string, string | RawTerraformId>>
  /** Attribute: path in a row. */
  row?: Readonly<Record<string, string>>
  find?: { data: string; by: Readonly<Record<string, string>> }
}

/** Emitted as `generated/model/terraform.gen.ts`, loaded when asked for. */
export interface TerraformIR extends RawTerraformProvider {
  /** Function of the client that makes a resource: its entity. */
  creates: Readonly<Record<string, string>>
  /** By entity. */
  resources: Readonly<Record<string, TerraformResourceIR>>
}
