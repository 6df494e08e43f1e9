import { finalAttendance } from '#modules/attendance/server/public.ts'
import { practicalOfClass } from '#modules/practical/server/public.ts'
import { roundHalfUp2 } from '#platform/shared/values/money.ts'
import type { Database } from '#platform/server/database.ts'
import type { Language } from '#platform/shared/actor.ts'
import type { Trilingual } from '#platform/shared/text.ts'
import { bandOf, finalResult, sumFaults, type FinalResult, type PracticalPart } from '../rules/final-result.ts'
import { notYet } from './begun.ts'
import * as classes from './store/classes.ts'
import { scoresOf } from './store/scores.ts'

export interface ComputedPerson {
  readonly RegistrationID: number
  readonly TraineeID: number
  readonly TraineeCode: string
  readonly NameAr: string
  readonly NameEn: string
  readonly result: FinalResult
  readonly bandId: number | null
  readonly bandName: Trilingual | null
  readonly arithmetic: ReturnType<typeof arithmeticOf>
}

/**
 * The final result of everybody enrolled in the class as it would be published at `now`, and the faults of its sums; by names
 * as they are read in the language, where the order is shown.
 */
export async function computeClass(db: Database, course: classes.EvaluatedClass, now: Date, language?: Language) {
  const [people, means, exams, examResults, scores, attendance, bands, wait, ofClass] = await Promise.all([
    classes.enrolledOf(db, course.class_id, language),
    classes.meansOf(db, course.class_id),
    classes.examsOf(db, course.class_id),
    classes.examResultsOf(db, course.class_id),
    scoresOf(db, course.class_id),
    finalAttendance(db, course.class_id, now),
    classes.bands(db),
    notYet(db, course, now),
    practicalOfClass(db, course.class_id),
  ])
  const computed: ComputedPerson[] = people.map((person) => {
    const present = attendance.get(person.RegistrationID)
    const meanParts = means.map((mean) => {
      const given = scores.find(
        (score) => score.registration_id === person.RegistrationID && score.mean_id === mean.mean_id,
      )
      const fromAttendance = mean.kind === 'attendance'
      return {
        id: mean.mean_id,
        kind: mean.kind,
        percent: mean.percent,
        maxScore: mean.max_score,
        score: fromAttendance ? ((present?.finalPercent ?? 0) / 100) * mean.max_score : (given?.score ?? null),
        isFinal: fromAttendance ? (present?.isComplete ?? false) : given !== undefined,
      }
    })
    const examParts = exams.map((exam) => {
      const taken = examResults.find((each) => each.exam_id === exam.exam_id && each.trainee_id === person.TraineeID)
      return {
        id: exam.exam_id,
        share: exam.share_percent,
        percent: taken?.percent ?? null,
        passDegree: exam.pass_degree,
        isMandatory: exam.is_mandatory,
        // results are settled: who did not sit the exam has 0 in it
        isFinal: taken
          ? taken.result === 'final'
          : exam.exam_state === 'resultsFinal' || exam.exam_state === 'archived',
      }
    })
    const practical = ofClass && {
      percent: ofClass.percents.get(person.RegistrationID) ?? (ofClass.isReleased ? 0 : null),
      passPercent: ofClass.passPercent,
    }
    const result = finalResult({
      hasBegun: wait === null,
      means: meanParts,
      exams: examParts,
      passPercent: course.pass_percent,
      practical,
      attendancePercent: present?.finalPercent ?? null,
      attendanceThreshold: course.attendance_percent,
      attendanceReachable: present?.reachablePercent ?? null,
      attendanceIsFinal: present?.isComplete ?? false,
    })
    const band = bandOf(bands, result.percent)
    return {
      ...person,
      result,
      bandId: result.passed ? (band?.id ?? null) : null,
      // A grade is said of who has passed, not of who would by what there is so far.
      bandName: result.outcome === 'passed' ? (band?.name ?? null) : null,
      arithmetic: arithmeticOf(course, result, meanParts, examParts, means, exams, {
        attendance: present?.finalPercent ?? null,
        practical,
      }),
    }
  })
  const faults = sumFaults(
    means,
    exams.map((exam) => ({ share: exam.share_percent })),
  )
  return { people: computed, faults, hasBegun: wait === null }
}

function arithmeticOf(
  course: classes.EvaluatedClass,
  result: FinalResult,
  meanParts: readonly { score: number | null }[],
  examParts: readonly { percent: number | null }[],
  means: Awaited<ReturnType<typeof classes.meansOf>>,
  exams: Awaited<ReturnType<typeof classes.examsOf>>,
  gates: { readonly attendance: number | null; readonly practical: PracticalPart | null },
) {
  const rounded = (value: number | null): number | null => (value === null ? null : roundHalfUp2(value))
  return {
    Means: means.map((mean, at) => ({
      Kind: mean.kind,
      Name: mean.mean_name,
      Percent: mean.percent,
      Score: rounded(meanParts[at]!.score),
      MaxScore: mean.max_score,
      Points: result.means[at]!.points,
    })),
    Exams: exams.map((exam, at) => ({
      Name: exam.exam_name,
      SharePercent: exam.share_percent,
      ExamPercent: examParts[at]!.percent,
      PassDegree: exam.pass_degree,
      IsMandatory: exam.is_mandatory,
      Passed: result.exams[at]!.passed,
      Points: result.exams[at]!.points,
    })),
    MeansWeight: result.meansWeight,
    ExamsWeight: result.examsWeight,
    PassPercent: course.pass_percent,
    AttendancePercent: rounded(gates.attendance),
    AttendanceThreshold: course.attendance_percent,
    Practical: gates.practical && {
      Percent: gates.practical.percent,
      PassPercent: gates.practical.passPercent,
      Passed: (gates.practical.percent ?? 0) >= gates.practical.passPercent,
    },
    Shortfalls: [...result.shortfalls],
  }
}
