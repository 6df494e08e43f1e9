import { finalAttendance } from '#modules/attendance/server/public.ts'
import type { Asked } from '#platform/server/handler.ts'
import { listPersonCourses, type PersonCoursesQuery } from '../store/person-courses.ts'

type Asking = Pick<Asked<unknown>, 'db' | 'actor' | 'now'>

/** A page of who sat in which class, with the attendance of each as far as the reader may know it. */
export async function personCourses({ db, actor, now }: Asking, query: PersonCoursesQuery) {
  const { rows, total } = await listPersonCourses(db, actor, query)
  const classes = new Set(rows.filter((row) => row.readsAttendance).map((row) => row.ClassID))
  const attended = new Map<number, number | null>()
  for (const id of classes)
    for (const [registration, { finalPercent }] of await finalAttendance(db, id, now))
      attended.set(registration, finalPercent)
  const Items = rows.map(({ readsAttendance, ...row }) => {
    const percent = readsAttendance ? (attended.get(row.ID) ?? null) : null
    return { ...row, Attendance: percent === null ? null : Math.round(percent * 10) / 10 }
  })
  return { Items, Total: total }
}
