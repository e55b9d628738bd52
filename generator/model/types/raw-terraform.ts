/** What a Terraform provider calls a resource, in the manifest. */

/** The console's provider, whose words all resources use. */
export interface RawTerraformProvider {
  provider: string
  /** Of its documentation that the attributes were taken from. */
  version: string
}

/** An attribute that holds the id of another thing: of the one in this field of the body, or of the one that the request names. */
export interface RawTerraformId {
  of: string
  field?: string
}

export interface RawTerraform {
  /** Default: it can only be looked up. */
  type?: string
  /** Attribute: field, of the body of a create as well as of a row. */
  fields?: Readonly<Record<string, string>>
  /** Attributes that only the body has. */
  body?: Readonly<Record<string, string | RawTerraformId>>
  /** Attributes that only a row has. Stated, also when empty: rows can be imported. */
  row?: Readonly<Record<string, string>>
  /** The data source that finds one by name, and its attributes: what requests call them. */
  find?: { data: string; by: Readonly<Record<string, string>> }
}
