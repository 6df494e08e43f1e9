import { reading } from '#platform/server/documents/reading.ts'
import { isHeld } from '#modules/classes/rules/class-states.ts'
import { spreadOf } from '../../rules/statistics.ts'
import { enrolledOf, examResultsOf, examsOf, meansOf, reachedClass } from '../../server/store/classes.ts'
import { scoresOf } from '../../server/store/scores.ts'
import meanStatistics from './document.ts'

export default reading(meanStatistics, async ({ db, actor }, { CourseClassID }) => {
  const found = await reachedClass(db, actor, CourseClassID)
  if (!found || !isHeld(found.class_state)) return null
  const [people, means, exams, scores, results] = await Promise.all([
    enrolledOf(db, found.class_id),
    meansOf(db, found.class_id),
    examsOf(db, found.class_id),
    scoresOf(db, found.class_id),
    examResultsOf(db, found.class_id),
  ])
  const takesPart = new Set(people.map((each) => each.RegistrationID))
  const trainees = new Set(people.map((each) => each.TraineeID))
  return {
    content: {
      ClassCode: found.class_code,
      CourseName: found.course_name,
      StartDate: found.starts_on,
      EndDate: found.ends_on,
      Trainees: people.length,
      PassPercent: found.pass_percent,
      // What is counted of attendance and exams is no score that somebody gives.
      Means: means
        .filter((mean) => mean.max_score !== null)
        .map((mean) => ({
          Name: mean.participation_name ?? mean.mean_name,
          Share: mean.percent,
          MaxScore: mean.max_score!,
          ...spreadOf(
            scores
              .filter((each) => each.mean_id === mean.mean_id && takesPart.has(each.registration_id))
              .map((each) => each.score),
          ),
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
