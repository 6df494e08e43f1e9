import { classForActor } from '#modules/classes/server/public.ts'
import type { Asked, Handler } from '#platform/server/handler.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import { registrationCalls as calls } from '../../contract/calls.ts'
import { classesOfTrainee, enrolledIn } from '../store/class-lists.ts'
import { classIdByCode } from '../store/class-code.ts'
import { invoicesOfTrainee } from '../store/invoice-list.ts'

type Reader = Pick<Asked<unknown>, 'db' | 'actor'>

async function withTrainees({ db, actor }: Reader, classId: number) {
  const found = await classForActor(db, actor, classId)
  return {
    ClassID: found.id,
    ClassCode: found.code,
    ClassState: found.state,
    CourseID: found.courseId,
    CourseCode: found.courseCode,
    CourseName: found.courseName,
    StartDate: found.startsOn,
    EndDate: found.endsOn,
    Trainees: (await enrolledIn(db, actor, classId)).map((trainee) =>
      actor.role === 'evaluator' ? { ...trainee, Email: null, Mobile: null } : trainee,
    ),
  }
}

export const getCourseClassByIDWithTrainee: Handler<typeof calls.getCourseClassByIDWithTrainee> = (asked) =>
  withTrainees(asked, asked.query.ID)

export const getCourseClassByCodeWithTrainee: Handler<typeof calls.getCourseClassByCodeWithTrainee> = async (asked) =>
  withTrainees(asked, (await classIdByCode(asked.db, asked.query.ID)) ?? refuse(notFound))

export const getTraineeByCourseClassID: Handler<typeof calls.getTraineeByCourseClassID> = async (asked) =>
  (await withTrainees(asked, asked.query.courseClassID)).Trainees

/** The trainee named, or the caller, who else must name one. */
const traineeAsked = ({ actor }: Reader, id: number | undefined): number => id ?? actor.traineeId ?? refuse(notFound)

export const getCourseClassByTraineeID: Handler<typeof calls.getCourseClassByTraineeID> = (asked) =>
  classesOfTrainee(asked.db, asked.actor, traineeAsked(asked, asked.query.ID), 'enrolled')

export const getCourseClassByTraineeIDForTrainee: Handler<typeof calls.getCourseClassByTraineeIDForTrainee> = (asked) =>
  classesOfTrainee(asked.db, asked.actor, traineeAsked(asked, undefined), 'all')

export const getCourseClassByTraineeIDForAdmin: Handler<typeof calls.getCourseClassByTraineeIDForAdmin> = (asked) =>
  classesOfTrainee(asked.db, asked.actor, asked.query.ID, 'all')

export const getAllTraineeCourses: Handler<typeof calls.getAllTraineeCourses> = (asked) =>
  classesOfTrainee(asked.db, asked.actor, traineeAsked(asked, asked.query.traineeID), 'all')

export const getAllObtainCourses: Handler<typeof calls.getAllObtainCourses> = (asked) =>
  classesOfTrainee(asked.db, asked.actor, traineeAsked(asked, asked.query.traineeID), 'completed')

export const getCourseClassByInstructorAndTrainee: Handler<typeof calls.getCourseClassByInstructorAndTrainee> = (
  asked,
) => classesOfTrainee(asked.db, asked.actor, asked.query.ID, 'enrolled')

export const getAllTraineeInvoices: Handler<typeof calls.getAllTraineeInvoices> = (asked) =>
  invoicesOfTrainee(asked.db, asked.actor, traineeAsked(asked, asked.query.traineeID))
