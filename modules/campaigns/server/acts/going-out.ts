import type { Database } from '#platform/server/database.ts'
import { settings } from '#platform/server/settings.ts'
import { advertisementSettings } from '../../contract/settings.ts'

/** The kind of letters to many in the outbox. */
export const mailKind = 'advertisement'
/** Those that a mail service takes, where one is set. */
export const kindsToMany: readonly string[] = [mailKind]

/** Whether letters to many leave now. */
export const goesOut = async (db: Database): Promise<boolean> =>
  (await settings(db, advertisementSettings)).advertisementsGoOut

/** Kinds of mails that stay in the outbox for now. */
export const heldMails = async (db: Database): Promise<readonly string[]> => ((await goesOut(db)) ? [] : [mailKind])
