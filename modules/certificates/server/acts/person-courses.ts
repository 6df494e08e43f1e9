import { finalAttendanceOf } from '#modules/attendance/server/public.ts'
import type { Asked } from '#platform/server/handler.ts'
import { roundHalfUp2 } from '#platform/shared/values/money.ts'
import { listPersonCourses, type PersonCoursesQuery } from '../store/person-courses.ts'

type Asking = Pick<Asked<unknown>, 'db' | 'actor' | 'now'>

/** A page of who sat in which class, with the attendance of each as far as the reader may know it. */
export async function personCourses({ db, actor, now }: Asking, query: PersonCoursesQuery) {
  const { rows, total } = await listPersonCourses(db, actor, query)
  const readable = rows.filter((row) => row.readsAttendance).map((row) => row.ID)
  const attended = await finalAttendanceOf(db, readable, now)
  const Items = rows.map(({ readsAttendance, ...row }) => {
    const percent = readsAttendance ? (attended.get(row.ID)?.finalPercent ?? null) : null
    return { ...row, Attendance: percent === null ? null : roundHalfUp2(percent) }
  })
  return { Items, Total: total }
}

const pageSize = 100

/** Every class that a trainee sat in, as far as the reader may know of it, by its first day. */
export async function allPersonCourses(asking: Asking, TraineeID: number) {
  const all: Awaited<ReturnType<typeof personCourses>>['Items'] = []
  for (let pageNum = 1, total = 1; all.length < total; pageNum++) {
    const page = await personCourses(asking, { TraineeID, sort: '-CreatedAt', pageNum, pageSize })
    all.push(...page.Items)
    total = page.Items.length === 0 ? 0 : page.Total
  }
  return all.sort((a, b) => a.StartDate.localeCompare(b.StartDate) || a.ID - b.ID)
}
