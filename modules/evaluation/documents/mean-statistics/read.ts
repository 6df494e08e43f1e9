import { finalAttendance } from '#modules/attendance/server/public.ts'
import { reading } from '#platform/server/documents/reading.ts'
import { isHeld } from '#modules/classes/rules/class-states.ts'
import { spreadOf } from '../../rules/statistics.ts'
import { enrolledOf, examResultsOf, examsOf, meansOf, reachedClass } from '../../server/store/classes.ts'
import { scoresOf } from '../../server/store/scores.ts'
import meanStatistics from './document.ts'

export default reading(meanStatistics, async ({ db, actor, now }, { CourseClassID }) => {
  const found = await reachedClass(db, actor, CourseClassID)
  if (!found || !isHeld(found.class_state)) return null
  const [people, means, exams, scores, results, attendance] = await Promise.all([
    enrolledOf(db, found.class_id),
    meansOf(db, found.class_id),
    examsOf(db, found.class_id),
    scoresOf(db, found.class_id),
    examResultsOf(db, found.class_id),
    finalAttendance(db, found.class_id, now),
  ])
  const takesPart = new Set(people.map((each) => each.RegistrationID))
  const trainees = new Set(people.map((each) => each.TraineeID))
  // Nobody gives the score of attendance: it is what was recorded, once that is complete.
  const scoresIn = ({ mean_id, kind, max_score }: (typeof means)[number]): number[] =>
    kind === 'attendance'
      ? people.flatMap(({ RegistrationID }) => {
          const own = attendance.get(RegistrationID)
          return own?.isComplete && own.finalPercent !== null ? [(own.finalPercent * max_score) / 100] : []
        })
      : scores.flatMap((each) => (each.mean_id === mean_id && takesPart.has(each.registration_id) ? [each.score] : []))
  return {
    content: {
      ClassCode: found.class_code,
      CourseName: found.course_name,
      StartDate: found.starts_on,
      EndDate: found.ends_on,
      Trainees: people.length,
      PassPercent: found.pass_percent,
      Means: means.map((mean) => ({
        Name: mean.participation_name ?? mean.mean_name,
        Share: mean.percent,
        MaxScore: mean.max_score,
        ...spreadOf(scoresIn(mean)),
      })),
      Exams: exams.map((exam) => ({
        Name: exam.exam_name,
        Share: exam.share_percent,
        ...spreadOf(
          results
            .filter((each) => each.exam_id === exam.exam_id && trainees.has(each.trainee_id) && each.result === 'final')
            .flatMap((each) => each.percent ?? []),
        ),
      })),
    },
    record: ['courseClass', found.class_id],
  }
})
