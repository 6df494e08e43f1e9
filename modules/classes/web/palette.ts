import type { FoundRecord, PalettePart } from '#platform/web/frame/palette.ts'
import { href } from '#platform/web/href.ts'
import { today } from '#platform/web/start/zone.ts'
import { loadText, textOf } from '#platform/web/text.ts'
import { nearestFirst } from '../rules/nearest.ts'
import { shortNumber } from '../rules/short-number.ts'

const most = 5

async function found(text: string, signal: AbortSignal, hrefOf: (id: number) => string): Promise<FoundRecord[]> {
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
      href: hrefOf(row.ID),
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
      find: (text, signal) => found(text, signal, (ID) => href('/Setting/CourseClass-Edit/:ID?', { ID })),
    },
    {
      key: 'ownClasses',
      title: 'classes:screens.ownClasses',
      rule: 'instructor',
      of: 'classTaught',
      find: (text, signal) => found(text, signal, (ID) => href('/CourseClassDetail/:ID?', { ID })),
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
