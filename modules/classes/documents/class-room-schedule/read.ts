import { reading } from '#platform/server/documents/reading.ts'
import { settings } from '#platform/server/settings.ts'
import { zoneSettings } from '#platform/shared/settings/own-sections.ts'
import { addDays, dayOf } from '#platform/shared/values/dates.ts'
import { sessionsInClassRooms } from '../../server/store/printed/printed-class.ts'
import classRoomSchedule from './document.ts'

/** Lines of some forty pages; who needs more prints shorter periods. */
const most = 1000

export default reading(classRoomSchedule, async ({ db, actor, now }, { ClassIDs, DateFrom, DateTo }) => {
  const { timeZone } = await settings(db, zoneSettings)
  const from = DateFrom ?? (DateTo ? addDays(DateTo, -6) : dayOf(now, timeZone))
  const to = DateTo ?? addDays(from, 6)
  const found = await sessionsInClassRooms(db, actor, { from, to, classIds: ClassIDs, most: most + 1 })
  const rooms = Map.groupBy(found.slice(0, most), (row) => row.classRoomId)
  return {
    content: {
      From: from,
      To: to,
      IsWhole: found.length <= most,
      ClassRooms: [...rooms.values()].map((own) => ({
        Code: own[0]!.Code,
        Name: own[0]!.Name,
        Building: own[0]!.Building,
        Sessions: own.map(({ classRoomId: _id, Code: _code, Name: _name, Building: _building, ...row }) => row),
      })),
    },
  }
})
