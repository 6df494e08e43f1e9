import type * as z from 'zod'
import type { DocumentAsking } from '#platform/server/documents/reading.ts'
import type { printedSheet } from '../contract/printed.ts'
import type { SheetKind } from '../rules/sheets.ts'
import { sheetsOf } from './acts/sheets.ts'
import { actorAssesses } from './acts/reached.ts'
import { releasedReply, sheetsAbout } from './released.ts'
import { enrolledOf, practicalClass, type PracticalClass } from './store/classes.ts'

type Printed = z.infer<typeof printedSheet>
interface Asked {
  readonly CourseClassID: number
  readonly TraineeID?: number | null | undefined
}
type Found = { readonly content: Printed; readonly record: ['courseClass' | 'registration', number] } | null

/** A sheet of a class on paper: for its staff as it stands, for everybody else once the result is released. */
export async function printed({ db, actor }: DocumentAsking, asked: Asked, kind: SheetKind): Promise<Found> {
  const course = await practicalClass(db, actor, asked.CourseClassID)
  if (!course || (asked.TraineeID != null && !course.shows_people)) return released({ db, actor }, asked, kind)
  const sheet = (await sheetsOf(db, course)).find((each) => each.kind === kind)
  if (!sheet) return null
  const shown = {
    ClassCode: course.class_code,
    CourseName: course.course_name,
    StartsOn: course.starts_on,
    EndsOn: course.ends_on,
    Edition: sheet.number,
    MaxDegree: sheet.max,
  }
  const empty = sheet.items.map(({ text, maxDegree }) => ({ Text: text as never, MaxDegree: maxDegree, Degree: null }))
  if (asked.TraineeID == null)
    return {
      content: { ...shown, Trainee: null, Items: empty, Degree: null, Assessors: [] },
      record: ['courseClass', course.class_id],
    }
  const person = (await enrolledOf(db, course.class_id)).find(({ trainee_id }) => trainee_id === asked.TraineeID)
  if (!person) return null
  const filled = await filledIn({ db, actor }, course, person.registration_id, kind)
  return {
    content: {
      ...shown,
      Trainee: { Code: person.trainee_code, Name: { ar: person.trainee_name_ar, en: person.trainee_name_en } },
      Items: filled?.Items ?? empty,
      Degree: filled && filled.Assessors.length > 0 ? filled.Degree : null,
      Assessors: filled?.Assessors ?? [],
    },
    record: ['registration', person.registration_id],
  }
}

async function filledIn(
  { db, actor }: Pick<DocumentAsking, 'db' | 'actor'>,
  course: PracticalClass,
  registrationId: number,
  kind: SheetKind,
) {
  if (course.examination_id === null) return undefined
  const kept = {
    examinationId: course.examination_id,
    generalId: course.general_edition_id,
    courseId: course.course_edition_id,
  }
  // What is out is out: nobody gives degrees any more.
  const reader =
    course.state === 'released' ? null : { accountId: actor.userId, assesses: actorAssesses(actor, course) }
  return (await sheetsAbout(db, registrationId, kept, reader)).find(({ Kind }) => Kind === kind)
}

async function released(
  { db, actor }: Pick<DocumentAsking, 'db' | 'actor'>,
  { CourseClassID, TraineeID }: Asked,
  kind: SheetKind,
): Promise<Found> {
  const result = TraineeID == null ? null : await releasedReply(db, actor, TraineeID, CourseClassID)
  const sheet = result?.Sheets.find(({ Kind }) => Kind === kind)
  if (!result || !sheet) return null
  return {
    content: {
      ClassCode: result.ClassCode,
      CourseName: result.CourseName,
      StartsOn: result.StartDate,
      EndsOn: result.EndDate,
      Trainee: { Code: result.TraineeCode, Name: result.TraineeName },
      Edition: sheet.Edition,
      Items: sheet.Items,
      Degree: sheet.Degree,
      MaxDegree: sheet.MaxDegree,
      Assessors: sheet.Assessors,
    },
    record: ['registration', result.RegistrationID],
  }
}
