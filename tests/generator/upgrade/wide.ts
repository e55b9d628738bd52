/** Made-up changes of our contract that have little to do with the corpus: each has to be written into the manifest without anybody's help. */
import type { Piece } from './wide-parts.ts'
import { joinPieces } from './wide-joins.ts'
import { keyPieces } from './wide-keys.ts'
import { oddPieces } from './wide-odd.ts'
import { piecesOfRows } from './wide-rows.ts'
import { verbPieces } from './wide-verbs.ts'

export const pieces: readonly Piece[] = [...piecesOfRows, ...oddPieces, ...keyPieces, ...joinPieces, ...verbPieces]
