/** Certificates of the caller's silo: what may be uploaded (server-behaviour §12). The rest is the manifest's. */
import { assertCertificate } from './certificate-checks.ts'
import { createRow } from '../crud/rows.ts'
import { notFound } from '../http/errors.ts'
import type { Behaviours } from './behaviour.ts'

export const certificates: Behaviours = {
  certificate_create: ({ body, ctx }) => {
    const silo = ctx.store.table('silo').get(ctx.user.silo_id)
    if (silo === undefined) throw notFound('silo', { id: ctx.user.silo_id })
    assertCertificate(ctx, silo.row.name, body)
    const { key, ...certificate } = body
    return createRow({ ctx, entity: 'certificate', parent: silo.key, body: certificate, hidden: { key } }).row
  },
}
