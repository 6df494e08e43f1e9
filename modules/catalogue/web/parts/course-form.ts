import type { Output } from '#platform/shared/call.ts'
import { textLanguageOf } from '#platform/shared/text.ts'
import type { RecordFormState } from '#platform/web/forms/useRecordForm.ts'
import type { catalogueCalls } from '../../contract/calls.ts'
import type { MeanKind } from '../../rules/means.ts'

export type CourseRecord = Output<typeof catalogueCalls.getCourse>

const noText = () => ({ ar: '', en: '', fr: '' })

export const newLesson = () => ({ ID: null as number | null, Name: noText(), Minutes: 60, IsActive: true })
export const newModule = () => ({
  ID: null as number | null,
  Name: noText(),
  Hours: 0,
  IsActive: true,
  Lessons: [] as ReturnType<typeof newLesson>[],
  Materials: [] as MaterialValues[],
})
export const newMaterial = (isLink: boolean) => ({
  ID: null as number | null,
  Title: noText(),
  TypeID: null as number | null,
  FileID: null as number | null,
  /** Null: it is a file. */
  Address: isLink ? '' : (null as string | null),
  Opens: 'always' as CourseRecord['Materials'][number]['Opens'],
  AfterSession: null as number | null,
  IsDownloadable: true,
})
export type MaterialValues = ReturnType<typeof newMaterial>

/** What the form changes of the materials of a module, or of the course as a whole where that is null. */
const materialsIn = (course: CourseRecord | null, moduleId: number | null): MaterialValues[] =>
  (course?.Materials ?? [])
    .filter((material) => material.ModuleID === moduleId)
    .map(({ ID, Title, TypeID, FileID, Address, Opens, AfterSession, IsDownloadable }) => ({
      ID,
      Title: { ...noText(), ...Title },
      TypeID,
      FileID,
      Address,
      Opens,
      AfterSession,
      IsDownloadable,
    }))

/** A mean that is called what its kind is, in the language that this is written in. */
export const newMean = (Kind: MeanKind, name: string, language: string, MaxScore: number) => ({
  ID: null as number | null,
  Kind,
  Name: { ...noText(), [textLanguageOf(language)]: name },
  Percent: 10,
  MaxScore,
  ParticipationTypeID: null as number | null,
})

/** What the form of a course shows at first. */
export function initialCourse(course: CourseRecord | null) {
  return {
    Code: course?.Code ?? '',
    Name: { ...noText(), ...course?.Name },
    CategoryID: course?.CategoryID ?? null,
    LevelID: course?.LevelID ?? null,
    ProviderID: course?.ProviderID ?? null,
    TrainingStrategyID: course?.TrainingStrategyID ?? null,
    InternalCode: course?.InternalCode ?? '',
    TypeIDs: (course?.Types ?? []).map((type) => type.ID),
    Languages: course?.Languages ?? ['ar'],
    AreaIDs: (course?.Areas ?? []).map((area) => area.ID),
    ImageID: course?.ImageID ?? null,
    HasAdmissionTest: course?.HasAdmissionTest ?? false,
    PracticalPassPercent: course?.PracticalPassPercent ?? null,
    PrerequisiteIDs: (course?.Prerequisites ?? []).map((each) => each.ID),
    Hours: (course?.Hours ?? null) as number | null,
    Days: (course?.Days ?? null) as number | null,
    Fee: course?.Fee ?? { Minor: 0, Currency: 'USD' },
    MinTrainees: course?.MinTrainees ?? 6,
    MaxTrainees: course?.MaxTrainees ?? 20,
    PassPercent: course?.PassPercent ?? 60,
    AttendancePercent: course?.AttendancePercent ?? 80,
    Objectives: { ...noText(), ...course?.Objectives },
    Prerequisite: { ...noText(), ...course?.Prerequisite },
    Content: { ...noText(), ...course?.Content },
    IsPublished: course?.IsPublished ?? false,
    Modules: (course?.Modules ?? []).map((module) => ({
      ...module,
      ID: module.ID as number | null,
      Name: { ...noText(), ...module.Name },
      Lessons: module.Lessons.map((lesson) => ({
        ...lesson,
        ID: lesson.ID as number | null,
        Name: { ...noText(), ...lesson.Name },
      })),
      Materials: materialsIn(course, module.ID),
    })),
    Materials: materialsIn(course, null),
    EvaluationMeans: (course?.EvaluationMeans ?? []).map(({ Participation, ...mean }) => ({
      ...mean,
      ParticipationTypeID: Participation?.ID ?? null,
      ID: mean.ID as number | null,
      Name: { ...noText(), ...mean.Name },
    })),
    Facilities: (course?.Facilities ?? []).map(({ FacilityID, Quantity }) => ({
      FacilityID: FacilityID as number | null,
      Quantity: Quantity as number | null,
    })),
    InstructorIDs: (course?.Instructors ?? []).map((instructor) => instructor.ID),
  }
}
export type CourseValues = ReturnType<typeof initialCourse>
export type CourseForm = RecordFormState<CourseValues>
