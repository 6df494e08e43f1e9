import { reading } from '#platform/server/documents/reading.ts'
import { settings } from '#platform/server/settings.ts'
import { academySettings, zoneSettings } from '#platform/shared/settings/own-sections.ts'
import { dayOf } from '#platform/shared/values/dates.ts'
import { reachesEntry } from '../../server/store/reach.ts'
import { certified } from '../../server/store/results.ts'
import competitionCertificate from './document.ts'

export default reading(competitionCertificate, async ({ db, actor, publicUrl }, { ID }) => {
  const found = await certified(db).where('n.id', '=', ID).where(reachesEntry(actor)).executeTakeFirst()
  if (!found) return null
  const { academyName, timeZone } = await settings(db, academySettings, zoneSettings)
  return {
    content: {
      Number: found.number!,
      AcademyName: academyName,
      NameAr: found.nameAr!,
      NameEn: found.nameEn!,
      CompetitionName: found.competitionName,
      CompetitionCode: found.competitionCode,
      HeldOn: dayOf(new Date(found.submittedAt!), timeZone),
      IssuedOn: dayOf(new Date(found.finalAt!), timeZone),
      VerifyAddress: `${publicUrl}/verify-competition/${found.code}`,
      VerifyCode: found.code!,
    },
    record: ['competitionEntry', ID],
  }
})
