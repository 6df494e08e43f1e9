import type { Output } from '#platform/shared/call.ts'
import type { FoundRecord, PalettePart } from '#platform/web/frame/palette.ts'
import { href } from '#platform/web/href.ts'
import { today } from '#platform/web/start/zone.ts'
import { loadText, textOf } from '#platform/web/text.ts'
import type { classesCalls } from '../contract/calls.ts'
import { nearestFirst } from '../rules/nearest.ts'
import { shortNumber } from '../rules/short-number.ts'

const most = 5

type Found = Output<typeof classesCalls.getCourseClasses>['Items'][number]

async function found(
  text: string,
  signal: AbortSignal,
  recordOf: (row: Found) => Pick<FoundRecord, 'href' | 'also'>,
): Promise<FoundRecord[]> {
  const [{ classesCalls }, { send }] = await Promise.all([
    import('../contract/calls.ts'),
    import('#platform/web/client.ts'),
    loadText('classes'),
  ])
  const ask = async (search: string) =>
    (await send(classesCalls.getCourseClasses, { search, pageSize: 10 }, { signal })).Items
  const asTyped = await ask(text)
  const short = asTyped.length > 0 ? null : shortNumber(text)
  const rows = short
    ? (await ask(short.end)).filter(({ Code }) => Code.startsWith(short.begin) && Code.endsWith(short.end))
    : asTyped
  return nearestFirst(rows, today())
    .slice(0, most)
    .map((row) => ({
      key: row.ID,
      name: row.CourseName,
      code: row.Code,
      isNamed: short !== null,
      detail: textOf('classes').maybe(`states.${row.State}`),
      ...recordOf(row),
    }))
}

/** The own classes, each with what the reader's places on its staff open. */
async function foundOwn(text: string, signal: AbortSignal): Promise<FoundRecord[]> {
  const [{ signinCalls }, { send }, { nounsOf }] = await Promise.all([
    import('#modules/signin/contract/calls.ts'),
    import('#platform/web/client.ts'),
    import('./parts/own/own-class.ts'),
  ])
  const { instructorId } = await send(signinCalls.getMe, {}, { signal })
  return found(text, signal, ({ ID, CourseClassInstructors }) => ({
    href: href('/CourseClassDetail/:ID?', { ID }),
    also: nounsOf({
      Duties: CourseClassInstructors.filter((each) => each.InstructorID === instructorId && each.State !== 'rejected'),
    }),
  }))
}

/** Classes by their number or course. */
export const classesPalette: PalettePart = {
  searchers: [
    {
      key: 'classes',
      title: 'classes:screens.classes',
      rule: 'adminTrainingCoordinator',
      of: 'class',
      find: (text, signal) =>
        found(text, signal, ({ ID }) => ({ href: href('/Setting/CourseClass-Edit/:ID?', { ID }) })),
    },
    {
      key: 'ownClasses',
      title: 'classes:screens.ownClasses',
      rule: 'instructor',
      of: 'classTaught',
      also: ['classInstructed', 'classExamined'],
      find: foundOwn,
    },
  ],
  recordActs: [
    {
      of: 'course',
      title: 'classes:screens.classes',
      rule: 'adminTrainingCoordinator',
      to: (ID) => href('/Setting/Course-Edit/:ID?/:IsDeplom', { ID, IsDeplom: 'false' }, { tab: 'classes' }),
    },
    {
      of: 'instructor',
      title: 'classes:screens.classes',
      rule: 'classReaders',
      to: (ID) => href('/Instructor/Add-Edit/:ID?', { ID }, { tab: 'classes' }),
    },
  ],
}
