import { keepSessionsUntil } from '#modules/signin/server/public.ts'
import { writeAct, writeFact } from '#platform/server/acts/write-act.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import type { Asked, Handler } from '#platform/server/handler.ts'
import { attemptCalls as calls } from '../../../contract/calls.ts'
import { alreadySat, examNotOpen, otherDevice } from '../../../contract/refusals.ts'
import { isLive } from '../../../rules/attempt-states.ts'
import { deadlineOf, secondsToReturn } from '../../../rules/clock.ts'
import { autoSubmit } from '../../acts/closing.ts'
import { noun as repeats } from '../../acts/nouns/repeat-noun.ts'
import { noun as sitting } from '../../acts/nouns/sitting-noun.ts'
import { examSettings } from '../../exam-settings.ts'
import {
  changeAttempt,
  insertAttempt,
  lockNewest,
  noteAttempt,
  type LockedAttempt,
} from '../../store/papers/attempts.ts'
import { grantArranged, type Candidacy } from '../../store/candidates.ts'
import { lastSeq } from '../../store/papers/answers.ts'
import { ownExams, type OwnExam } from '../../store/trainee-exams.ts'
import { givenBy, questionsForTrainee } from '../../store/papers/trainee-paper.ts'

/** Half an hour to hand in and look around, in milliseconds. */
const sessionAfterExam = 30 * 60_000

type Asking = Pick<Asked<never>, 'db' | 'actor' | 'now' | 'record'>

export const startExam: Handler<typeof calls.startExam> = async ({ db, actor, now, body, record }) => {
  const { graceMinutes } = await examSettings(db)
  const exam = await ownExams(db, actor, now, graceMinutes).where('e.code', '=', body.Code).executeTakeFirst()
  if (!exam) refuse(notFound)
  const asking = { db, actor, now, record }
  const candidacy = { examId: exam.ExamID, traineeId: actor.traineeId!, registrationId: exam.RegistrationID }
  const newest = await lockNewest(db, candidacy)
  const attempt =
    newest && isLive(newest.state)
      ? await resume(asking, newest, body.DeviceKey)
      : await begin(asking, exam, candidacy, newest, body.DeviceKey)
  const isOver = !isLive(attempt.state)
  // A session must not end before the exam that is sat in it.
  if (!isOver) await keepSessionsUntil(db, actor.userId, new Date(Date.parse(attempt.deadline) + sessionAfterExam))
  return {
    AttemptID: attempt.id,
    ExamID: exam.ExamID,
    Code: exam.Code,
    ExamName: exam.ExamName,
    ClassCode: exam.ClassCode,
    CourseName: exam.CourseName,
    Number: attempt.number,
    Now: now.toISOString(),
    Deadline: attempt.deadline,
    State: attempt.state,
    StartedAt: attempt.started_at,
    GraceMinutes: graceMinutes,
    ExamMode: exam.ExamMode,
    SecondsToReturn: secondsToReturn,
    Rules: exam.Rules,
    LargeLetters: exam.LargeLetters,
    ReadingAloud: exam.ReadingAloud,
    LastSeq: await lastSeq(db, attempt.id),
    // Time ran out while the page was away: the paper is handed in and there is nothing more to read or to answer.
    Questions: isOver ? [] : await questionsForTrainee(db, exam.ExamID, attempt.id),
    Given: isOver ? [] : await givenBy(db, attempt.id),
  }
}

/** Reloading, or the first browser after a proctor freed the attempt. A closed page is no way of leaving exam mode. */
async function resume({ db, actor, now }: Asking, attempt: LockedAttempt, key: string): Promise<LockedAttempt> {
  if (new Date(attempt.deadline) < now) {
    await autoSubmit(db, attempt)
    return { ...attempt, state: 'autoSubmitted' }
  }
  if (attempt.device_key !== '' && attempt.device_key !== key) refuse(otherDevice)
  await changeAttempt(db, attempt.id, { state: 'inProgress', device_key: key, left_at: null })
  const away = attempt.left_at ? Math.round((now.getTime() - new Date(attempt.left_at).getTime()) / 1000) : null
  const data = { otherBrowser: attempt.device_key !== key, ...(away !== null && { awaySeconds: away }) }
  await noteAttempt(db, attempt.id, 'resumed', now, actor.userId, data)
  return { ...attempt, state: 'inProgress' }
}

async function begin(
  asking: Asking,
  exam: OwnExam,
  candidacy: Candidacy,
  newest: LockedAttempt | null,
  key: string,
): Promise<LockedAttempt> {
  const { db, actor, now } = asking
  // One that was granted is what is sat, also by who never came to the exam or has no paper of it that holds.
  const isRepeat = exam.RepeatID !== null
  if (newest !== null && !isRepeat) refuse(alreadySat)
  if (!isRepeat && exam.State !== 'open') {
    refuse(examNotOpen, { state: exam.State, startsAt: exam.StartsAt, closesAt: exam.ClosesAt })
  }
  const closesAt = new Date(isRepeat ? exam.RepeatUntil! : exam.ClosesAt)
  const { baseMinutes: minutes, ExtraPercent: extraPercent, pauseSeconds } = exam
  const id = await insertAttempt(db, candidacy, {
    deviceKey: key,
    startedAt: now,
    deadline: deadlineOf({ startedAt: now, minutes, extraPercent, pauseSeconds, closesAt }),
    closesAt,
    repeatId: exam.RepeatID,
  })
  const made = await lockNewest(db, candidacy)
  if (!made) refuse(examNotOpen)
  // Another tab was first: this one resumes what that one began.
  if (id === null) return resume(asking, made, key)
  // What is arranged for all exams is granted for this one: whoever moves the deadline later counts from there.
  if (extraPercent > exam.grantedPercent) await grantArranged(db, candidacy, extraPercent)
  if (isRepeat) {
    const { class_id, course_id, competition_id, trainee_id: traineeId } = made
    const used = { id: exam.RepeatID!, examId: exam.ExamID, traineeId, class_id, course_id, competition_id }
    await writeAct(asking, repeats, used, 'useRepeat', { set: { state: 'used' } })
  }
  await noteAttempt(db, id, 'started', now, actor.userId)
  // Hundreds begin in one second, each with nothing yet to tell: no statement more than the fact.
  await writeFact(asking, sitting, made, 'startExam')
  return made
}
