import type { FoundRecord, PalettePart } from '#platform/web/frame/palette.ts'
import { href } from '#platform/web/href.ts'

const most = 5

async function found(text: string, signal: AbortSignal, hrefOf: (id: number) => string): Promise<FoundRecord[]> {
  const [{ catalogueCalls }, { send }] = await Promise.all([
    import('../contract/calls.ts'),
    import('#platform/web/client.ts'),
  ])
  const list = await send(catalogueCalls.listCourses, { search: text, pageSize: 10 }, { signal })
  return list.Items.slice(0, most).map((row) => ({ key: row.ID, name: row.Name, code: row.Code, href: hrefOf(row.ID) }))
}

/** Courses: where they are edited, or what a trainee reads of them. */
export const cataloguePalette: PalettePart = {
  searchers: [
    {
      key: 'courses',
      title: 'catalogue:screens.courses',
      rule: 'editorCourse',
      of: 'course',
      find: (text, signal) =>
        found(text, signal, (ID) => href('/Setting/Course-Edit/:ID?/:IsDeplom', { ID, IsDeplom: 'false' })),
    },
    {
      key: 'courseList',
      title: 'catalogue:screens.courseList',
      rule: 'customerTrainee',
      find: (text, signal) => found(text, signal, (ID) => href('/CourseDetail/:ID?', { ID })),
    },
  ],
  acts: [
    {
      title: 'catalogue:screens.addCourse',
      rule: 'editorCourse',
      href: href('/Setting/Course-Edit/:ID?/:IsDeplom', { IsDeplom: 'false' }),
    },
  ],
}
