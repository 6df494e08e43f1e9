import type { Database } from '#platform/server/database.ts'
import { toMinor } from '#platform/shared/values/money.ts'
import { settings } from '#platform/server/settings.ts'
import type { Actor } from '#platform/shared/actor.ts'
import { zoneSettings } from '#platform/shared/settings/own-sections.ts'
import { dayOf } from '#platform/shared/values/dates.ts'
import type { ProposalState } from '../../rules/proposal.ts'
import type { RequestState } from '../../rules/request-states.ts'
import { sentVersionsOf, wholeRequest } from '../store/detail.ts'

/** What the forms of a request print of it; undefined where there is none or it is not the actor's. */
export async function askedToPrint(db: Database, actor: Actor, id: number) {
  const found = await wholeRequest(db, actor, id)
  if (!found) return undefined
  const { timeZone } = await settings(db, zoneSettings)
  return {
    organizationId: found.OrganizationID,
    traineeId: found.TraineeID,
    classId: found.ClassID,
    classCode: found.ClassCode,
    asked: {
      Number: found.Number,
      State: found.State as RequestState,
      SubmittedOn: found.SubmittedAt && dayOf(new Date(found.SubmittedAt), timeZone),
      AskedBy: found.OrganizationName ?? found.TraineeName ?? {},
      ContactName: found.ContactName,
      ContactEmail: found.ContactEmail,
      ContactPhone: found.ContactPhone,
      CourseCode: found.CourseCode,
      CourseName: found.CourseName,
      Topic: found.Topic,
      FirstDay: found.FirstDay,
      LastDay: found.LastDay,
      Month: found.Month,
      Trainees: found.Trainees,
      LocationName: found.RequestLocationName,
      OwnSite: found.OwnSite,
      LanguageName: found.LanguageName,
      Nights: found.Nights,
      RoomTypeName: found.RoomTypeName,
      PayerName: found.PayerName,
      Notes: found.Notes,
    },
  }
}

interface Version {
  readonly state?: ProposalState
  /** In whole units of its currency, with two decimals at most. */
  readonly total?: string | undefined
  readonly trainees?: number | undefined
  readonly hours?: number | undefined
}

/** The version that was sent last of those that say what is asked for; undefined where none does. */
export async function versionToPrint(db: Database, requestId: number, asked: Version) {
  const found = (await sentVersionsOf(db, requestId)).find(
    ({ State, Total, Trainees, Hours }) =>
      (asked.state === undefined || State === asked.state) &&
      (asked.total === undefined || toMinor(Number(asked.total), Total.Currency) === Total.Minor) &&
      (asked.trainees === undefined || asked.trainees === Trainees) &&
      (asked.hours === undefined || asked.hours === Hours),
  )
  return found && { ...found, State: found.State as ProposalState }
}
