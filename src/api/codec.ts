/** The conversion between the views for this contract. */
import { codec as table } from '../../generated/model/codec.gen.ts'
import { createCodec } from './codec-core.ts'

/** See {@link createCodec}. */
export const codec = createCodec(table)
