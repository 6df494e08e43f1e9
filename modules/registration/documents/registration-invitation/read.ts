import { openedPassport } from '#modules/people/server/public.ts'
import { reading } from '#platform/server/documents/reading.ts'
import { settings } from '#platform/server/settings.ts'
import { zoneSettings } from '#platform/shared/settings/own-sections.ts'
import { dayOf } from '#platform/shared/values/dates.ts'
import { mayPrint } from '../../server/store/printed/printable.ts'
import { printedRegistration } from '../../server/store/printed/printed-registration.ts'
import { newestVisaLetter } from '../../server/store/printed/visa-letters.ts'
import registrationInvitation from './document.ts'

export default reading(
  registrationInvitation,
  async ({ db, actor, vault }, { CourseRegistraionID: id, AnnualPlanID }) => {
    if (!(await mayPrint(db, actor, 'visaLetter', { id, planRowId: AnnualPlanID }))) return null
    const letter = await newestVisaLetter(db, id)
    const PassportNumber = letter && openedPassport(vault, letter.traineeCode, letter.sealed)
    if (!letter || !PassportNumber) return null
    const { traineeCode: _code, sealed: _sealed, look, nameAr, nameEn, IssuedAt, ...said } = letter
    const { RegistrationCode, traineeId } = await printedRegistration(db, id)
    const { timeZone } = await settings(db, zoneSettings)
    const IssuedOn = dayOf(new Date(IssuedAt), timeZone)
    return {
      content: { ...said, IssuedOn, RegistrationCode, FullName: { ar: nameAr, en: nameEn }, PassportNumber },
      record: ['registration', id],
      look,
      // The number is read by somebody else than its holder, as where a passport is opened.
      ...(traineeId !== actor.traineeId && {
        noted: { kind: 'people.openPassport', subject: ['trainee', traineeId], data: { registrationId: id } },
      }),
    }
  },
)
