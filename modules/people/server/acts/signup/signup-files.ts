import type { Database } from '#platform/server/database.ts'
import { addVisitorsFile, type NewFile } from '#platform/server/files/store.ts'
import { takenBy } from '#platform/server/log/violations.ts'
import { refuse } from '#platform/shared/refusal.ts'
import { alreadyExists, tooManyFiles } from '../../../contract/refusals.ts'
import { mostBytes, mostFiles } from '../../../rules/signup/limits.ts'
import { filesOf, keepSignupFile, lockSignupRow } from '../../store/signup/files.ts'

export async function checkRoom(db: Database, signupId: number, moreBytes = 0): Promise<void> {
  const files = await filesOf(db, signupId)
  const bytes = files.reduce((sum, file) => sum + file.Bytes, moreBytes)
  if (files.length >= mostFiles || bytes > mostBytes)
    refuse(tooManyFiles, { files: mostFiles, megabytes: mostBytes / 1_000_000 })
}

/** Writes the row of an uploaded file; the same bytes twice, more than five files or 20 MB are refused. */
export async function addSignupFile(tx: Database, signupId: number, file: NewFile): Promise<number> {
  await lockSignupRow(tx, signupId)
  await checkRoom(tx, signupId, file.bytes)
  const fileId = await addVisitorsFile(tx, file)
  try {
    await keepSignupFile(tx, signupId, { id: fileId, sha256: file.sha256 })
  } catch (error) {
    if (takenBy(error) === 'signup_file_once') refuse(alreadyExists)
    throw error
  }
  return fileId
}
