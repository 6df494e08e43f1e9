import type { Database } from '#platform/server/database.ts'

/** The file of the account's photo, or null; two changes at once wait for each other. */
export async function lockPhoto(db: Database, accountId: number): Promise<number | null> {
  const { photo_file_id } = await db
    .selectFrom('accounts.account')
    .select('photo_file_id')
    .where('id', '=', accountId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return photo_file_id
}

export async function setPhotoFile(db: Database, accountId: number, fileId: number | null): Promise<void> {
  await db.updateTable('accounts.account').set({ photo_file_id: fileId }).where('id', '=', accountId).execute()
}
