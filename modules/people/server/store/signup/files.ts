import type { Database } from '#platform/server/database.ts'
import type { NewFile } from '#platform/server/files/store.ts'

/** Uploaded with this key, oldest first. */
export const filesOf = (db: Database, signupId: number) =>
  db
    .selectFrom('people.signup_file as s')
    .innerJoin('platform.file as f', 'f.id', 's.file_id')
    .select(['f.id as FileID', 'f.name as Name', 'f.bytes as Bytes'])
    .where('s.signup_id', '=', signupId)
    .orderBy('f.id')
    .execute()

/** Of two uploads with one key the second sees the first. */
export const lockSignupRow = (tx: Database, signupId: number) =>
  tx.selectFrom('people.signup').select('id').where('id', '=', signupId).forUpdate().execute()

export const keepSignupFile = (
  tx: Database,
  signupId: number,
  file: { readonly id: number; readonly sha256: NewFile['sha256'] },
) =>
  tx.insertInto('people.signup_file').values({ signup_id: signupId, file_id: file.id, sha256: file.sha256 }).execute()

/** Whether the file was this key's. */
export async function removeSignupFile(tx: Database, signupId: number, fileId: number): Promise<boolean> {
  const removed = await tx
    .deleteFrom('people.signup_file')
    .where('signup_id', '=', signupId)
    .where('file_id', '=', fileId)
    .returning('file_id')
    .executeTakeFirst()
  return removed !== undefined
}
