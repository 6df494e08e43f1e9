import { documentPage, type Drawn } from '#platform/web/documents/documentPage.tsx'
import { useFormat, usePick } from '#platform/web/format.tsx'
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

export default documentPage<typeof chart, typeof ar>({
  words: { ar, en, fr },
  head: ({ Content: { From, To } }) => ({ reference: null, subtitle: <PrintedPeriod from={From} to={To} /> }),
  Body: Charts,
})

function Charts({ Content: { Classes, Taken, PassRate, Courses }, t }: Shown) {
  const format = useFormat()
  const pick = usePick()
  const isBefore = [...Classes, ...Taken, ...PassRate].some(({ Before }) => Before)
  const drawn = (title: string, months: Months, write: (value: number) => string) => (
    <section className={charts['printed']}>
      <h2>{title}</h2>
      <Columns
        title={title}
        write={write}
        bars={months.map(({ Month, Value, Before }) => {
          const name = format.monthShort(Number(Month.slice(5)))
          return {
            key: Month,
            name,
            value: Value,
            before: isBefore ? Before : null,
            label: name,
            shown: Value === null ? '' : write(Value),
          }
        })}
      />
    </section>
  )
  return (
    <>
      {isBefore && (
        <div className={charts['key']}>
          <span data-kind="now">{t('now')}</span>
          <span data-kind="before">{t('before')}</span>
        </div>
      )}
      {drawn(t('classes'), Classes, (value) => format.number(value))}
      {drawn(t('taken'), Taken, (value) => format.number(value))}
      {drawn(t('passRate'), PassRate, (value) => format.percent(Math.round(value)))}
      {Courses.length > 0 && (
        <section className={charts['printed']}>
          <h2>{t('courses')}</h2>
          <Ranked
            title={t('courses')}
            write={(value) => format.number(value)}
            bars={Courses.map(({ Name, Taken: taken, Before }, at) => ({
              key: String(at),
              name: pick(Name),
              value: taken,
              before: isBefore ? Before : null,
              label: pick(Name),
            }))}
          />
        </section>
      )}
    </>
  )
}
