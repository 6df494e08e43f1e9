import { settings } from '#platform/server/settings.ts'
import type { Database } from '#platform/server/database.ts'
import type { Actor } from '#platform/shared/actor.ts'
import { notSignedIn, refuse } from '#platform/shared/refusal.ts'
import { faceSettings } from '../../contract/settings.ts'

/** Whether visitors read the catalogue. */
export const isOpen = async (db: Database): Promise<boolean> => (await settings(db, faceSettings)).openCatalogue

/** Whether this reader does: while the academy keeps its catalogue to itself, who has an account. */
export const isOpenTo = async (db: Database, actor: Actor): Promise<boolean> =>
  actor.role !== 'anonymous' || (await isOpen(db))

/** Refuses a visitor while the academy keeps its catalogue to itself. */
export async function admit(db: Database, actor: Actor): Promise<void> {
  if (!(await isOpenTo(db, actor))) refuse(notSignedIn)
}
