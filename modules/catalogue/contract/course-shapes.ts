import * as z from 'zod'
import { languageCode } from '#modules/lookups/contract/language-code.ts'
import { codeReply, list } from '#platform/shared/record/list.ts'
import {
  givenCode,
  id,
  money,
  moneyReply,
  optionalLine,
  optionalTrilingual,
  queryFlag,
  queryId,
  richText,
  tooMany,
  trilingual,
  trilingualReply,
} from '#platform/shared/shapes.ts'
import { fitsBesideExams, meanKinds } from '../rules/means.ts'
import { materialFields, MaterialRow } from './material-shapes.ts'

const percent = () => z.number('notANumber').min(0, 'tooSmall').max(100, 'tooLarge').multipleOf(0.01, 'notANumber')
const once = (values: readonly unknown[]) => new Set(values).size === values.length
const htmlInLanguages = z.strictObject({
  ar: richText().optional(),
  en: richText().optional(),
  fr: richText().optional(),
})

const rowShape = {
  ID: z.int(),
  Code: codeReply(),
  Name: trilingualReply,
  CategoryID: z.int().nullable(),
  CategoryName: trilingualReply.nullable(),
  LevelID: z.int().nullable(),
  LevelName: trilingualReply.nullable(),
  TypeID: z.int().nullable(),
  TypeName: trilingualReply.nullable(),
  /** Who owns its content. */
  ProviderID: z.int().nullable(),
  ProviderName: trilingualReply.nullable(),
  TrainingStrategyID: z.int().nullable(),
  TrainingStrategyName: trilingualReply.nullable(),
  /** The code of an entry of the list of languages. */
  Language: z.string(),
  Hours: z.int(),
  Days: z.int(),
  Fee: moneyReply,
  MinTrainees: z.int(),
  MaxTrainees: z.int(),
  /** A picture, to be fetched with the bearer. */
  ImageID: z.int().nullable(),
  IsPublished: z.boolean(),
  Version: z.int(),
  Actions: z.array(z.string()),
}
export const CourseRow = z.object(rowShape).meta({ id: 'CourseRow' })

export const LessonReply = z
  .object({ ID: z.int(), Name: trilingualReply, Minutes: z.int(), IsActive: z.boolean() })
  .meta({ id: 'Lesson' })
export const ModuleReply = z
  .object({
    ID: z.int(),
    Name: trilingualReply,
    Hours: z.number(),
    IsActive: z.boolean(),
    Lessons: z.array(LessonReply),
  })
  .meta({ id: 'CourseModule' })
export const MeanReply = z
  .object({
    ID: z.int(),
    Kind: z.enum(meanKinds),
    Name: trilingualReply,
    Percent: z.number(),
    MaxScore: z.number(),
    /** What is marked of participation; revisions from before do not say it. */
    Participation: z.object({ ID: z.int(), Name: trilingualReply }).nullable().optional(),
  })
  .meta({ id: 'EvaluationMean' })
export const CourseInstructor = z
  .object({ ID: z.int(), Code: z.string(), FullName: trilingualReply })
  .meta({ id: 'CourseInstructor' })

export const CourseFacility = z
  .object({ ID: z.int(), FacilityID: z.int(), Name: trilingualReply, Quantity: z.int() })
  .meta({ id: 'CourseFacility' })

const named = z.object({ ID: z.int(), Name: trilingualReply })
/** A course that another one builds upon. */
export const RequiredCourse = named.extend({ Code: z.string() }).meta({ id: 'RequiredCourse' })

/** The upload field of a course's picture. */
export const courseImageField = 'courseImage'

export const Course = z
  .object({
    ...rowShape,
    /** The editors' own number; null for everybody else. */
    InternalCode: z.string().nullable(),
    /** The number of its newest revision, for whoever edits courses; null where there is none yet. */
    Revision: z.int().nullable(),
    /** The main one, which is `TypeID`, first. */
    Types: z.array(named),
    /** The main one, which is `Language`, first. */
    Languages: z.array(z.string()),
    Areas: z.array(named),
    HasAdmissionTest: z.boolean(),
    /** What has to be reached in the practical part; null: there is none. */
    PracticalPassPercent: z.number().nullable(),
    /** Whoever registers must have completed them. */
    Prerequisites: z.array(RequiredCourse),
    PassPercent: z.number(),
    AttendancePercent: z.number(),
    /** One objective a line. */
    Objectives: trilingualReply,
    Prerequisite: trilingualReply,
    /** Sanitized HTML. */
    Content: trilingualReply,
    Modules: z.array(ModuleReply),
    /** For whoever edits courses; none for everybody else. */
    Materials: z.array(MaterialRow),
    EvaluationMeans: z.array(MeanReply),
    Instructors: z.array(CourseInstructor),
    /** What it needs of the class room. */
    Facilities: z.array(CourseFacility),
  })
  .meta({ id: 'Course' })

const lessonFields = z.strictObject({
  /** Null makes a new one. */
  ID: id().nullable(),
  Name: trilingual(300),
  Minutes: z.int('notANumber').min(1, 'tooSmall').max(6000, 'tooLarge'),
  IsActive: z.boolean(),
})
const moduleFields = z.strictObject({
  ID: id().nullable(),
  Name: trilingual(300),
  Hours: z.number('notANumber').min(0, 'tooSmall').max(1000, 'tooLarge').multipleOf(0.25, 'notANumber'),
  IsActive: z.boolean(),
  Lessons: z.array(lessonFields).max(200, tooMany),
  /** In their order; those that it has stay where this is absent. */
  Materials: z.array(materialFields).max(100, tooMany).optional(),
})
const meanFields = z.strictObject({
  ID: id().nullable(),
  Kind: z.enum(meanKinds),
  Name: trilingual(200),
  Percent: percent().pipe(z.number().gt(0, 'tooSmall')),
  MaxScore: z.number('notANumber').gt(0, 'tooSmall').max(1000, 'tooLarge'),
  /** What is marked, of participation alone; left out, it stays. */
  ParticipationTypeID: id().nullable().optional(),
})

const facilityFields = z.strictObject({
  FacilityID: id(),
  Quantity: z.int('notANumber').min(1, 'tooSmall').max(999, 'tooLarge'),
})

export const courseFields = z
  .strictObject({
    Code: givenCode(30),
    Name: trilingual(300),
    CategoryID: id().nullable(),
    LevelID: id().nullable(),
    /** As it was where absent. */
    ProviderID: id().nullable().optional(),
    TrainingStrategyID: id().nullable().optional(),
    InternalCode: optionalLine(40),
    /** The main one first. */
    TypeIDs: z.array(id()).max(10, tooMany).refine(once, 'alreadyUsed'),
    /** The main one first. */
    Languages: z.array(languageCode()).min(1, 'required').max(10, tooMany).refine(once, 'alreadyUsed'),
    AreaIDs: z.array(id()).max(20, tooMany).refine(once, 'alreadyUsed'),
    /** An upload of `courseImage`, or the one it has. */
    ImageID: id().nullable(),
    HasAdmissionTest: z.boolean(),
    PracticalPassPercent: percent().nullable(),
    PrerequisiteIDs: z.array(id()).max(20, tooMany).refine(once, 'alreadyUsed'),
    Hours: z.int('notANumber').min(1, 'tooSmall').max(2000, 'tooLarge'),
    Days: z.int('notANumber').min(1, 'tooSmall').max(400, 'tooLarge'),
    Fee: money(),
    MinTrainees: z.int('notANumber').min(1, 'tooSmall').max(1000, 'tooLarge'),
    MaxTrainees: z.int('notANumber').min(1, 'tooSmall').max(1000, 'tooLarge'),
    PassPercent: percent(),
    AttendancePercent: percent(),
    Objectives: optionalTrilingual(4000),
    Prerequisite: optionalTrilingual(2000),
    Content: htmlInLanguages,
    IsPublished: z.boolean(),
    Modules: z.array(moduleFields).max(100, tooMany),
    EvaluationMeans: z
      .array(meanFields)
      .max(4, tooMany)
      .refine((means) => new Set(means.map((mean) => mean.Kind)).size === means.length, 'alreadyUsed')
      .refine((means) => fitsBesideExams(means.map((mean) => ({ percent: mean.Percent }))), 'meansTooHigh'),
    InstructorIDs: z.array(id()).max(200, tooMany),
    /** Of the course as a whole, in their order; those that it has stay where this is absent. */
    Materials: z.array(materialFields).max(100, tooMany).optional(),
    /** What it needs of the class room; what it needed before stays where this is absent. */
    Facilities: z
      .array(facilityFields)
      .max(50, tooMany)
      .refine((all) => new Set(all.map((each) => each.FacilityID)).size === all.length, 'alreadyUsed')
      .optional(),
  })
  .refine((course) => course.MaxTrainees >= course.MinTrainees, { error: 'maxUnderMin', path: ['MaxTrainees'] })

export const courseList = list({
  row: CourseRow,
  orders: ['Name', 'Code', 'Hours', 'Fee'],
  first: 'Code',
  filters: {
    ID: queryId(),
    CategoryID: queryId(),
    LevelID: queryId(),
    TypeID: queryId(),
    ProviderID: queryId(),
    TrainingStrategyID: queryId(),
    AreaID: queryId(),
    /** Those for which this one has to be completed before. */
    PrerequisiteID: queryId(),
    ParticipationTypeID: queryId(),
    MaterialTypeID: queryId(),
    FacilityID: queryId(),
    Language: languageCode(),
    IsPublished: queryFlag(),
    /** Published, and without modules, without means of evaluation or without anybody who teaches it. */
    Incomplete: queryFlag(),
  },
})
