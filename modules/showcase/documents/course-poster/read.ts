import { todayOf } from '#platform/server/today.ts'
import { offerOf } from '#modules/catalogue/server/public.ts'
import type { Database } from '#platform/server/database.ts'
import { reading } from '#platform/server/documents/reading.ts'
import { readList } from '#platform/server/reading/list.ts'
import type { Day } from '#platform/shared/values/dates.ts'
import { pathOfClass, pathOfCourse } from '../../rules/paths.ts'
import { posterOf } from '../../rules/poster-id.ts'
import { isOpenTo } from '../../server/acts/face.ts'
import { publicClass } from '../../server/acts/public-class.ts'
import { publicClasses } from '../../server/store/classes.ts'
import coursePoster from './document.ts'

interface Asking {
  readonly db: Database
  readonly today: Day
  readonly publicUrl: string
}

/** As many dates as stand on a wall and are still read. */
const mostDates = 5

export default reading(coursePoster, async ({ db, actor, now, publicUrl }, { ID }) => {
  if (!(await isOpenTo(db, actor))) return null
  const asking = { db, today: await todayOf(db, now), publicUrl }
  const poster = posterOf(ID)
  if (!poster) return null
  return 'classId' in poster ? ofClass(asking, poster.classId) : ofCourse(asking, poster.courseId)
})

async function ofClass({ db, today, publicUrl }: Asking, classId: number) {
  const shown = await publicClass(db, classId, today)
  if (!shown) return null
  const { StartDate, EndDate, Place } = shown
  return {
    content: {
      Code: shown.Code,
      Name: shown.CourseName,
      CategoryName: shown.CategoryName,
      ImageID: shown.ImageID,
      Hours: shown.Hours,
      Days: shown.Days,
      Fee: shown.Fee,
      Dates: [{ StartDate, EndDate, Place }],
      Address: `${publicUrl}${pathOfClass(classId)}`,
    },
    record: ['courseClass', classId] as const,
  }
}

async function ofCourse({ db, today, publicUrl }: Asking, courseId: number) {
  const offer = await offerOf(db, courseId)
  if (!offer) return null
  const asked = { CourseID: courseId, pageNum: 1, pageSize: mostDates, sort: 'StartDate' } as const
  const { rows } = await readList(db, publicClasses, asked, { today })
  return {
    content: {
      Code: offer.Code,
      Name: offer.Name,
      CategoryName: offer.CategoryName,
      ImageID: offer.ImageID,
      Hours: offer.Hours,
      Days: offer.Days,
      Fee: offer.Fee,
      Dates: rows.map(({ StartDate, EndDate, Place }) => ({ StartDate, EndDate, Place })),
      Address: `${publicUrl}${pathOfCourse(courseId)}`,
    },
    record: ['course', courseId] as const,
  }
}
