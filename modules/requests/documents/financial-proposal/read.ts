import { reading } from '#platform/server/documents/reading.ts'
import { settings } from '#platform/server/settings.ts'
import { zoneSettings } from '#platform/shared/settings/own-sections.ts'
import { dayOf } from '#platform/shared/values/dates.ts'
import { askedToPrint, versionToPrint } from '../../server/acts/printed.ts'
import financialProposal from './document.ts'

export default reading(financialProposal, async ({ db, actor }, { CourseRequestId, Fees, NoTrainee, CourseHours }) => {
  const request = await askedToPrint(db, actor, CourseRequestId)
  const asked = { total: Fees, trainees: NoTrainee, hours: CourseHours }
  const Proposal = request && (await versionToPrint(db, CourseRequestId, asked))
  if (!request || !Proposal?.SentAt) return null
  const { timeZone } = await settings(db, zoneSettings)
  return {
    content: {
      RequestNumber: request.asked.Number,
      AskedBy: request.asked.AskedBy,
      ContactName: request.asked.ContactName,
      SentOn: dayOf(new Date(Proposal.SentAt), timeZone),
      Proposal,
    },
    record: ['courseRequest', CourseRequestId],
  }
})
