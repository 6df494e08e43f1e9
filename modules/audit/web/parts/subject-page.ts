import { href } from '#platform/web/href.ts'

const pages: Readonly<Record<string, (id: number) => string>> = {
  trainee: (ID) => href('/User/Trainee-Edit/:ID?', { ID }),
  instructor: (ID) => href('/Instructor/Add-Edit/:ID?', { ID }),
  organization: (ID) => href('/User/Organization-Edit/:ID?', { ID }),
  course: (ID) => href('/Setting/Course-Edit/:ID?/:IsDeplom', { ID, IsDeplom: 'false' }),
  courseClass: (ID) => href('/Setting/CourseClass-Edit/:ID?', { ID }),
  registration: (ID) => href('/CourseRegistration-Edit/:ID', { ID }),
  classRoom: (ID) => href('/Setting/ClassRoom-Edit/:ID?', { ID }),
  question: (ID) => href('/Question/QuestionBank-edit/:ID?', { ID }),
}

/** The page of what a row is about; null where it has none. */
export const subjectPage = (type: string, id: number): string | null => (id > 0 ? (pages[type]?.(id) ?? null) : null)
