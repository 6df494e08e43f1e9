import type { Handler } from '#platform/server/handler.ts'
import { readList } from '#platform/server/reading/list.ts'
import { settings } from '#platform/server/settings.ts'
import { zoneSettings } from '#platform/shared/settings/own-sections.ts'
import { dayOf } from '#platform/shared/values/dates.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import { registrationCalls as calls } from '../../contract/calls.ts'
import { visaSettings } from '../../contract/settings.ts'
import { passportNeededUntil } from '../../rules/passport.ts'
import { traineeToRegister } from '../acts/applicant.ts'
import { namesOf } from '../store/profile.ts'
import { readiness } from '../store/trainee.ts'
import { classToRegister, upcoming, upcomingFilters, visitor, withStatus } from '../store/upcoming.ts'

export const getUpcoming: Handler<typeof calls.getUpcoming> = async ({ db, actor, now, query }) => {
  const { timeZone } = await settings(db, zoneSettings)
  const about = await visitor(db, actor, { today: dayOf(now, timeZone) })
  const { rows, total } = await readList(db, upcoming, query, about)
  return { Items: rows.map(withStatus), Total: total }
}

export const getUpcomingFilters: Handler<typeof calls.getUpcomingFilters> = async ({ db, actor, now }) => {
  const { timeZone } = await settings(db, zoneSettings)
  return upcomingFilters(db, actor, dayOf(now, timeZone))
}

export const getMandatoryData: Handler<typeof calls.getMandatoryData> = async ({ db, actor, query }) => {
  const trainee = await traineeToRegister(db, actor, query.TraineeID)
  const found = (await classToRegister(db, query.ClassID, trainee.organizationId)) ?? refuse(notFound)
  const known = await settings(db, visaSettings)
  const { need, missing } = readiness(trainee, found, known)
  return {
    Fee: { Minor: found.feeMinor, Currency: found.currency },
    TraineeID: trainee.traineeId,
    TraineeCode: trainee.traineeCode,
    NameAr: trainee.nameAr,
    NameEn: trainee.nameEn,
    Gender: trainee.gender,
    BirthDate: trainee.birthDate,
    NationalityID: trainee.nationalityId,
    PassportEnding: trainee.passportEnding,
    PassportExpiresOn: trainee.passportExpiresOn,
    PassportNeededUntil: passportNeededUntil(found.endsOn, known.passportMonths),
    Email: trainee.email,
    WorkEmail: trainee.workEmail,
    Mobile: trainee.mobile,
    VisaNeed: need,
    VisaNotice: need === 'required' ? known.visaNotice : need === 'onArrival' ? known.visaOnArrivalNotice : {},
    Missing: missing,
    ...(await namesOf(db, trainee)),
  }
}
