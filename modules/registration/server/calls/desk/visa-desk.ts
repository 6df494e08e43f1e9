import type { Asked, Handler } from '#platform/server/handler.ts'
import { readList } from '#platform/server/reading/list.ts'
import { settings } from '#platform/server/settings.ts'
import { zoneSettings } from '#platform/shared/settings/own-sections.ts'
import { dayOf, daysBetween } from '#platform/shared/values/dates.ts'
import { registrationCalls as calls } from '../../../contract/calls.ts'
import { visaSettings } from '../../../contract/settings.ts'
import { visaBandOf } from '../../../rules/desk/visa-desk.ts'
import { passportNeededUntil } from '../../../rules/passport.ts'
import { countDesk, visaDesk } from '../../store/desk/visa-desk.ts'
import { withActions } from '../../store/rows.ts'

async function readerOf({ db, actor, now }: Pick<Asked<unknown>, 'db' | 'actor' | 'now'>) {
  const known = await settings(db, visaSettings, zoneSettings)
  return {
    actor,
    now,
    today: dayOf(now, known.timeZone),
    lateDays: known.visaLateDays,
    passportMonths: known.passportMonths,
    clock: { now, timeZone: known.timeZone },
  }
}

export const getVisaDesk: Handler<typeof calls.getVisaDesk> = async (asked) => {
  const reader = await readerOf(asked)
  const { rows, total } = await readList(asked.db, visaDesk, asked.query, reader)
  const Items = rows.map((row) => {
    const PassportNeededUntil = passportNeededUntil(row.EndDate, reader.passportMonths)
    const expires = row.PassportExpiresOn
    return {
      ...withActions(row, reader.actor, reader.clock),
      PassportNeededUntil,
      Passport: expires === null ? 'unknown' : expires >= PassportNeededUntil ? 'covers' : 'short',
      DaysLeft: daysBetween(reader.today, row.StartDate),
      Band: visaBandOf(row.StartDate, reader.today, reader.lateDays),
    } as const
  })
  return { Items, Total: total }
}

export const countVisaDesk: Handler<typeof calls.countVisaDesk> = async (asked) =>
  countDesk(asked.db, await readerOf(asked))
