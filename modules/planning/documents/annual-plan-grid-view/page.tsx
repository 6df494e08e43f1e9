import { documentPage, type Drawn } from '#platform/web/documents/documentPage.tsx'
import { Code, Localized, useFormat } from '#platform/web/format.tsx'
import { PrintTable } from '#platform/web/print/PrintTable.tsx'
import type { Column } from '#platform/web/tables/table-types.ts'
import type annualPlanGridView from './document.ts'
import classes from './Grid.module.css'
import { ar } from './words/ar.ts'
import { en } from './words/en.ts'
import { fr } from './words/fr.ts'

type Shown = Drawn<typeof annualPlanGridView, typeof ar>
type Course = Shown['Content']['Years'][number]['Courses'][number]

export default documentPage<typeof annualPlanGridView, typeof ar>({
  words: { ar, en, fr },
  head: ({ Content: { From, To } }) => ({ reference: null, subtitle: <Period from={From} to={To} /> }),
  Body: Grid,
})

function Period({ from, to }: { from: string; to: string }) {
  return useFormat().dayRange(from, to)
}

const months = Array.from({ length: 12 }, (_, at) => at + 1)
const monthOf = (day: string) => Number(day.slice(5, 7))

/** A table a year: a line for each course, a column for each month. */
function Grid({ Content, t }: Shown) {
  const format = useFormat()
  /** The days alone: their month stands above them, but for a last day in a later one. */
  const days = ({ StartDate, EndDate }: Course['Runs'][number]) => {
    const [from, to] = [StartDate, EndDate].map((day) => format.count(Number(day.slice(8))))
    return StartDate.slice(0, 7) === EndDate.slice(0, 7)
      ? t('days', { from: from!, to: to! })
      : t('daysBeyond', { from: from!, to: to!, month: format.monthShort(monthOf(EndDate)) })
  }
  if (Content.Years.length === 0) return <p>{t('none')}</p>
  const columns: Column<Course>[] = [
    {
      key: 'course',
      label: t('course'),
      width: '52mm',
      cell: (course) => (
        <>
          <Localized text={course.Name} /> <Code>{course.Code}</Code>
        </>
      ),
    },
    ...months.map((month) => ({
      key: `month${month}`,
      label: format.monthShort(month),
      cell: ({ Runs }: Course) =>
        Runs.filter((run) => monthOf(run.StartDate) === month).map((run, at) => (
          <span key={at} className={classes['run']}>
            {days(run)}
          </span>
        )),
    })),
  ]
  return (
    <div className={classes['grid']}>
      {Content.Years.map(({ Year, Courses }) => (
        <PrintTable<Course> key={Year} caption={format.count(Year)} rows={Courses} columns={columns} />
      ))}
    </div>
  )
}
