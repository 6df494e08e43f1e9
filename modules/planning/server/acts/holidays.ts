import { refuseChanged } from '#modules/accounts/server/public.ts'
import { writeAct, writeGone, writeNew } from '#platform/server/acts/write-act.ts'
import type { Database } from '#platform/server/database.ts'
import type { Argument } from '#platform/shared/call.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import type { planningCalls } from '../../contract/calls.ts'
import { sessionsOnHoliday } from '../../contract/refusals.ts'
import * as store from '../store/holidays.ts'
import type { Recording } from './doing.ts'
import { noun } from './holiday-noun.ts'

type Fields = Argument<typeof planningCalls.addHoliday>['body']

async function refuseOverSessions(db: Database, { KeepSessions, FirstDay, LastDay }: Fields): Promise<void> {
  if (KeepSessions) return
  const { count, code } = await store.sessionsBetween(db, FirstDay, LastDay)
  if (count > 0) refuse(sessionsOnHoliday, { count, class: code })
}

const lockHoliday = async (db: Database, id: number): Promise<store.LockedHoliday> =>
  (await store.lockedHoliday(db, id)) ?? refuse(notFound)

export async function addHoliday(doing: Recording, fields: Fields) {
  await refuseOverSessions(doing.db, fields)
  const holiday = await store.insertHoliday(doing.db, fields)
  await writeNew(doing, noun, holiday, 'addHoliday')
  return { ID: holiday.id, Version: holiday.version }
}

export async function editHoliday(doing: Recording, id: number, fields: Fields, version: number) {
  const holiday = await lockHoliday(doing.db, id)
  await refuseOverSessions(doing.db, fields)
  if (holiday.version !== version) return refuseChanged(doing.db, ['holiday', id])
  await writeAct(doing, noun, holiday, 'editHoliday', { set: store.columnsOf(fields) })
  return { ID: id, Version: version + 1 }
}

export async function deleteHoliday(doing: Recording, id: number): Promise<void> {
  const holiday = await lockHoliday(doing.db, id)
  await writeGone(doing, noun, holiday, 'deleteHoliday', () => store.removeHoliday(doing.db, id))
}
