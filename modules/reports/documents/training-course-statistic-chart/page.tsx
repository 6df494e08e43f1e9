import { Fragment } from 'react'
import { documentPage, type Drawn } from '#platform/web/documents/documentPage.tsx'
import { Localized, useFormat, usePick } from '#platform/web/format.tsx'
import { PrintTable } from '#platform/web/print/PrintTable.tsx'
import type { Column } from '#platform/web/tables/table-types.ts'
import { monthsOf } from '../../rules/period.ts'
import { Columns } from '../../web/charts/Columns.tsx'
import { Ranked } from '../../web/charts/Ranked.tsx'
import charts from '../../web/charts/charts.module.css'
import { PrintedPeriod } from '../../web/parts/PrintedPeriod.tsx'
import type chart from './document.ts'
import { ar } from './words/ar.ts'
import { en } from './words/en.ts'
import { fr } from './words/fr.ts'

type Shown = Drawn<typeof chart, typeof ar>
type Months = Shown['Content']['Classes']
type Course = Shown['Content']['Courses'][number]
interface Line {
  readonly Month: string
  readonly values: readonly Months[number][]
}

/** So many columns have room for the names and the numbers of their months. */
const mostNamed = 12

export default documentPage<typeof chart, typeof ar>({
  words: { ar, en, fr },
  head: ({ Content: { From, To } }) => ({ reference: null, subtitle: <PrintedPeriod from={From} to={To} /> }),
  Body: Charts,
})

function Charts({ Content: { From, To, Classes, Taken, PassRate, Courses }, t }: Shown) {
  const format = useFormat()
  const pick = usePick()
  const isBefore = [...Classes, ...Taken, ...PassRate, ...Courses].some(({ Before }) => Before)
  const count = (value: number | null) => format.number(value ?? 0)
  const percent = (value: number | null) => format.percent(value === null ? null : Math.round(value))
  const isNamed = Classes.length <= mostNamed
  const isOfYears = new Set(Classes.map(({ Month }) => Month.slice(0, 4))).size > 1
  const drawn = (title: string, months: Months, write: (value: number | null) => string) => (
    <section className={charts['printed']}>
      <h2>{title}</h2>
      <Columns
        title={title}
        write={write}
        bars={months.map(({ Month, Value, Before }, at) => {
          const [year, month] = [Number(Month.slice(0, 4)), Number(Month.slice(5))]
          return {
            key: Month,
            name: isNamed ? format.monthShort(month) : format.count(month),
            value: Value,
            before: isBefore ? Before : null,
            label: format.month(`${Month}-01`),
            ...(isNamed && { shown: Value === null ? '' : write(Value) }),
            ...(isOfYears && (at === 0 || month === 1) && { year: format.count(year) }),
          }
        })}
      />
    </section>
  )
  const figures = [
    { key: 'classes', label: t('classes'), months: Classes, write: count },
    { key: 'taken', label: t('taken'), months: Taken, write: count },
    { key: 'passRate', label: t('passRate'), months: PassRate, write: percent },
  ]
  const yearBefore = (key: string) => ({ key: `${key} before`, label: t('before'), align: 'end' as const })
  const monthColumns: Column<Line>[] = [
    { key: 'month', label: t('month'), cell: ({ Month }) => format.month(`${Month}-01`) },
    ...figures.flatMap(({ key, label, write }, at): Column<Line>[] => [
      { key, label, align: 'end', cell: ({ values }) => write(values[at]!.Value) },
      ...(isBefore ? [{ ...yearBefore(key), cell: ({ values }: Line) => write(values[at]!.Before) }] : []),
    ]),
  ]
  return (
    <>
      {monthsOf({ from: From, to: To }).length > Classes.length && (
        <p>{t('lastMonths', { shown: format.number(Classes.length) })}</p>
      )}
      {isBefore && (
        <div className={charts['key']}>
          <span data-kind="now">{t('now')}</span>
          <span data-kind="before">{t('before')}</span>
        </div>
      )}
      {figures.map(({ key, label, months, write }) => (
        <Fragment key={key}>{drawn(label, months, write)}</Fragment>
      ))}
      <PrintTable<Line>
        caption={t('byMonth')}
        rows={Classes.map(({ Month }, at) => ({ Month, values: figures.map(({ months }) => months[at]!) }))}
        columns={monthColumns}
      />
      {Courses.length > 0 && (
        <section className={charts['printed']}>
          <h2>{t('courses')}</h2>
          <Ranked
            title={t('courses')}
            write={count}
            bars={Courses.map(({ Name, Taken: taken, Before }, at) => ({
              key: String(at),
              name: pick(Name),
              value: taken,
              before: isBefore ? Before : null,
              label: pick(Name),
            }))}
          />
          {isBefore && (
            <PrintTable<Course>
              rows={Courses}
              columns={[
                { key: 'course', label: t('course'), cell: ({ Name }) => <Localized text={Name} /> },
                { key: 'taken', label: t('taken'), align: 'end', cell: (course) => count(course.Taken) },
                { ...yearBefore('taken'), cell: ({ Before }) => count(Before) },
              ]}
            />
          )}
        </section>
      )}
    </>
  )
}
