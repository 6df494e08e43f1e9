import { writeAct, writeNew } from '#platform/server/acts/write-act.ts'
import type { Database } from '#platform/server/database.ts'
import { nextNumber } from '#platform/server/content/number-series.ts'
import { refuse } from '#platform/shared/refusal.ts'
import type { InstructorSignup } from '../../../contract/signup/bodies.ts'
import { alreadyRegistered } from '../../../contract/refusals.ts'
import { firstIsMain } from '../../../rules/main-entry.ts'
import { typedNames } from '../../../rules/names.ts'
import { accountNames, keepingUnique } from '../accounts.ts'
import { noun } from '../instructor-noun.ts'
import { lockedApplicant } from '../../store/locked.ts'
import { replaceChosen, replaceContacts, replaceEducation } from '../../store/person-lists.ts'
import { addApplyingInstructor, applyingInstructorColumns } from '../../store/signup/instructors.ts'
import { applicantsAccount } from './applicants-account.ts'
import { attachAll } from './attachments.ts'
import { sortContacts } from './contacts.ts'
import { tellApplicant } from './tell-applicant.ts'
import { ofProvedAddress, type Registering } from './registering.ts'

const chosen = (ids: readonly number[]) => firstIsMain(ids.map((EntryID) => ({ EntryID })))

/** An instructor who waits for approval, or what was asked for more of one who does. */
export async function makeInstructor(
  tx: Database,
  body: InstructorSignup,
  passwordHash: string,
  by: Registering,
): Promise<number> {
  const { signup, person, now } = by
  const contacts = await sortContacts(tx, body.Contacts, signup.email)
  const names = accountNames(typedNames(body))
  const { accountId, isNew } = await applicantsAccount(tx, by, { role: 'instructor', passwordHash, ...names })
  const doing = by.as(accountId)
  const code = person?.instructor_code ?? (await nextNumber(tx, 'instructor', now))
  let id = person?.instructor_id ?? 0
  if (isNew) {
    const made = { accountId, code, email: signup.email }
    id = await keepingUnique(() => addApplyingInstructor(tx, body, contacts, made, now))
    await writeNew(doing, noun, { id, code, accountId }, 'registerInstructor')
  } else {
    const known = (await lockedApplicant(tx, 'instructor', id, ofProvedAddress)) ?? refuse(alreadyRegistered)
    const set = applyingInstructorColumns(body, contacts, now)
    await writeAct(doing, noun, known, 'registerInstructorAgain', { set })
  }
  await replaceContacts(tx, 'instructor', id, contacts.entries)
  await replaceEducation(tx, 'instructor', id, firstIsMain(body.Education))
  await replaceChosen(tx, 'language', id, chosen(body.LanguageIDs))
  await replaceChosen(tx, 'area', id, chosen(body.AreaIDs))
  await replaceChosen(tx, 'sector', id, chosen(body.SectorIDs))
  await attachAll(tx, signup.id, accountId, ['instructor', id], body.Attachments)
  await tellApplicant(tx, accountId, 'received', { kind: 'instructor', code })
  return accountId
}
