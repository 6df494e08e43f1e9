import { dropFile } from '#platform/server/files/drop.ts'
import type { Database } from '#platform/server/database.ts'

export { editors, trainee } from './audiences.ts'
export { proveAddress } from './acts/signup/prove-address.ts'
export { wholeInstructor } from './acts/shown-records.ts'
export { shownTrainee } from './acts/shown-trainee.ts'
export { instructorAccounts, organizationAccount, traineeAccounts } from './store/accounts-of.ts'
export { columnsOfFullNames } from './store/names.ts'
export { namesOtherContact } from './store/other-contact.ts'
export { reachesPerson } from './store/reaches-person.ts'
export { countApplications, countAskedNames } from './store/waiting.ts'
export { alsoMerged, mergedAccounts } from './merging/merged.ts'
export { passportIdentity } from './passports/identity.ts'
export { openedPassport } from './passports/passport.ts'
export { sealPassports } from './passports/seal-passports.ts'

/** Deletes the scan of a trainee's passport, if it is still that file; answers whether it was. */
export async function dropPassportScan(tx: Database, traineeId: number, fileId: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('people.trainee')
    .set((eb) => ({ passport_file_id: null, version: eb('version', '+', 1) }))
    .where('id', '=', traineeId)
    .where('passport_file_id', '=', fileId)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  await dropFile(tx, fileId)
  return true
}
