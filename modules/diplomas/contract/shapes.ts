import * as z from 'zod'
import { codeReply, list } from '#platform/shared/record/list.ts'
import {
  givenCode,
  id,
  money,
  moneyReply,
  optionalTrilingual,
  queryFlag,
  queryId,
  tooMany,
  trilingual,
  trilingualReply,
} from '#platform/shared/shapes.ts'
import { hasEnoughElectives } from '../rules/progress.ts'

/** The upload field of a diploma's picture. */
export const diplomaImageField = 'diplomaImage'

const diplomaRow = {
  ID: z.int(),
  Code: codeReply(),
  Name: trilingualReply,
  LevelID: z.int().nullable(),
  LevelName: trilingualReply.nullable(),
  Fee: moneyReply,
  /** A picture, to be fetched with the bearer. */
  ImageID: z.int().nullable(),
  IsPublished: z.boolean(),
}
export const DiplomaRow = z
  .object({
    ...diplomaRow,
    /** All its tracks, those not on offer among them. */
    Tracks: z.int(),
    Version: z.int(),
    Actions: z.array(z.string()),
  })
  .meta({ id: 'DiplomaRow' })

export const TrackCourse = z
  .object({
    ID: z.int(),
    Code: z.string(),
    Name: trilingualReply,
    Hours: z.int(),
    IsRequired: z.boolean(),
    /** Whether trainees see the course. */
    IsPublished: z.boolean(),
  })
  .meta({ id: 'TrackCourse' })

export const diplomaTexts = {
  Description: trilingualReply,
  /** One objective a line. */
  Objectives: trilingualReply,
  /** Who may join. */
  Admission: trilingualReply,
}

export const Diploma = z
  .object({
    ...diplomaRow,
    ...diplomaTexts,
    Tracks: z.array(
      z.object({
        ID: z.int(),
        Code: z.string(),
        Name: trilingualReply,
        LeastElectives: z.int(),
        IsPublished: z.boolean(),
        /** How many people have completed it. */
        Completed: z.int(),
        Courses: z.array(TrackCourse),
      }),
    ),
    Version: z.int(),
    Actions: z.array(z.string()),
  })
  .meta({ id: 'Diploma' })

const trackRow = {
  ID: z.int(),
  Code: codeReply(),
  Name: trilingualReply,
  /** Null: it stands free. */
  DiplomaID: z.int().nullable(),
  DiplomaName: trilingualReply.nullable(),
  LeastElectives: z.int(),
  IsPublished: z.boolean(),
  /** How many people have completed it. */
  Completed: z.int(),
  Version: z.int(),
  Actions: z.array(z.string()),
}
export const TrackRow = z.object({ ...trackRow, Courses: z.int() }).meta({ id: 'TrackRow' })
export const Track = z
  .object({ ...trackRow, Description: trilingualReply, Courses: z.array(TrackCourse) })
  .meta({ id: 'Track' })

export const diplomaFields = z.strictObject({
  Code: givenCode(30),
  Name: trilingual(300),
  LevelID: id().nullable(),
  Fee: money(),
  /** An upload of `diplomaImage`, or the one it has. */
  ImageID: id().nullable(),
  Description: optionalTrilingual(4000),
  Objectives: optionalTrilingual(4000),
  Admission: optionalTrilingual(2000),
})

const plan = ({
  Courses,
  LeastElectives,
}: {
  Courses: readonly { IsRequired: boolean }[]
  LeastElectives: number
}) => ({
  courses: Courses.map((course) => ({ isRequired: course.IsRequired })),
  leastElectives: LeastElectives,
})
export const trackFields = z
  .strictObject({
    Code: givenCode(30),
    Name: trilingual(300),
    Description: optionalTrilingual(2000),
    /** Null: it stands free. */
    DiplomaID: id().nullable(),
    LeastElectives: z.int('notANumber').min(0, 'tooSmall').max(60, 'tooLarge'),
    /** In the order in which they are shown. */
    Courses: z
      .array(z.strictObject({ CourseID: id(), IsRequired: z.boolean() }))
      .max(60, tooMany)
      .refine((all) => new Set(all.map((each) => each.CourseID)).size === all.length, 'alreadyUsed'),
  })
  .refine((track) => hasEnoughElectives(plan(track)), { error: 'moreThanElectives', path: ['LeastElectives'] })

export const diplomaList = list({
  row: DiplomaRow,
  orders: ['Name', 'Code', 'Fee'],
  first: 'Code',
  filters: { ID: queryId(), LevelID: queryId(), IsPublished: queryFlag() },
})

export const trackList = list({
  row: TrackRow,
  orders: ['Name', 'Code'],
  first: 'Code',
  filters: {
    ID: queryId(),
    DiplomaID: queryId(),
    /** Those that have this course. */
    CourseID: queryId(),
    /** Whether it belongs to a diploma. */
    OfDiploma: queryFlag(),
    IsPublished: queryFlag(),
  },
})
