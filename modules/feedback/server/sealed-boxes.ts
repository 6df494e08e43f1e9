import { sql } from 'kysely'
import type { SealedColumn } from '#platform/server/vault/anew.ts'

/** Boxes of open rounds, so that a change of keys reaches them. */
export const sealedBoxes: SealedColumn = {
  table: 'feedback.box',
  key: 'round_id',
  column: 'sealed',
  use: 'feedback',
  belongsTo: sql`'feedback.box:' || round_id`,
}
