/** What creates and rows are in the words of a Terraform provider. */
import type { Context } from '../link/context.ts'
import { createdSchema, terraformOf } from '../link/terraform.ts'
import type { TerraformIR, TerraformResourceIR } from './types/terraform-ir.ts'

export function makeTerraform(context: Context): TerraformIR {
  const known = context.resources.flatMap((resource) => {
    const raw = terraformOf(resource)
    return raw === undefined ? [] : [{ resource, raw }]
  })
  const creates = known.flatMap(({ resource, raw }) => {
    const op = raw.type === undefined || createdSchema(resource) === undefined ? undefined : resource.ops.create?.op
    return op === undefined ? [] : [[op.name, resource.entity] as const]
  })
  const resources = known.map(({ resource, raw: { type, fields, body, row, find } }) => {
    const made: TerraformResourceIR = {
      ...(type === undefined ? {} : { type, body: { ...body, ...fields } }),
      ...(row && { row: { ...row, ...fields } }),
      ...(find && { find }),
    }
    return [resource.entity, made] as const
  })
  const { provider = '', version = '' } = context.manifest.console.raw.terraform ?? {}
  return { provider, version, creates: Object.fromEntries(creates), resources: Object.fromEntries(resources) }
}
