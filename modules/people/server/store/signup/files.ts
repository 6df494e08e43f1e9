import type { Database } from '#platform/server/database.ts'
import { addVisitorsFile, type NewFile } from '#platform/server/files/store.ts'
import { takenBy } from '#platform/server/violations.ts'
import { refuse } from '#platform/shared/refusal.ts'
import { alreadyExists, tooManyFiles } from '../../../contract/refusals.ts'
import { mostBytes, mostFiles } from '../../../rules/signup/limits.ts'

/** Uploaded with this key, oldest first. */
export const filesOf = (db: Database, signupId: number) =>
  db
    .selectFrom('people.signup_file as s')
    .innerJoin('platform.file as f', 'f.id', 's.file_id')
    .select(['f.id as FileID', 'f.name as Name', 'f.bytes as Bytes'])
    .where('s.signup_id', '=', signupId)
    .orderBy('f.id')
    .execute()

export async function checkRoom(db: Database, signupId: number, moreBytes = 0): Promise<void> {
  const files = await filesOf(db, signupId)
  const bytes = files.reduce((sum, file) => sum + file.Bytes, moreBytes)
  if (files.length >= mostFiles || bytes > mostBytes)
    refuse(tooManyFiles, { files: mostFiles, megabytes: mostBytes / 1_000_000 })
}

/** Writes the row of an uploaded file; the same bytes twice, more than five files or 20 MB are refused. */
export async function addSignupFile(tx: Database, signupId: number, file: NewFile): Promise<number> {
  await tx.selectFrom('people.signup').select('id').where('id', '=', signupId).forUpdate().execute()
  await checkRoom(tx, signupId, file.bytes)
  const fileId = await addVisitorsFile(tx, file)
  try {
    await tx
      .insertInto('people.signup_file')
      .values({ signup_id: signupId, file_id: fileId, sha256: file.sha256 })
      .execute()
  } catch (error) {
    if (takenBy(error) === 'signup_file_once') refuse(alreadyExists)
    throw error
  }
  return fileId
}

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
