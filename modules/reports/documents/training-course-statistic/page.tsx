import { documentPage, type Drawn } from '#platform/web/documents/documentPage.tsx'
import { Code, Localized, useFormat } from '#platform/web/format.tsx'
import { PrintTable } from '#platform/web/print/PrintTable.tsx'
import { PrintedPeriod } from '../../web/parts/PrintedPeriod.tsx'
import type statistic from './document.ts'
import { ar } from './words/ar.ts'
import { en } from './words/en.ts'
import { fr } from './words/fr.ts'

type Shown = Drawn<typeof statistic, typeof ar>
type Course = Shown['Content']['Courses'][number]

export default documentPage<typeof statistic, typeof ar>({
  words: { ar, en, fr },
  head: ({ Content: { From, To } }) => ({ reference: null, subtitle: <PrintedPeriod from={From} to={To} /> }),
  Body: Courses,
})

function Courses({ Content: { Courses: courses }, t }: Shown) {
  const format = useFormat()
  if (courses.length === 0) return <p>{t('none')}</p>
  const count = (key: 'Classes' | 'Offered' | 'Taken' | 'Results' | 'Passed', label: string) => ({
    key,
    label,
    align: 'end' as const,
    cell: (row: Course) => format.number(row[key]),
  })
  return (
    <PrintTable<Course>
      caption={t('courses')}
      rows={courses}
      columns={[
        { key: 'code', label: t('code'), cell: (row) => <Code>{row.Code}</Code> },
        { key: 'name', label: t('course'), cell: (row) => <Localized text={row.Name} /> },
        count('Classes', t('classes')),
        count('Offered', t('offered')),
        count('Taken', t('taken')),
        count('Results', t('results')),
        count('Passed', t('passed')),
        { key: 'rate', label: t('passRate'), align: 'end', cell: (row) => format.percent(row.PassRate) },
        { key: 'mean', label: t('mean'), align: 'end', cell: (row) => format.percent(row.MeanPercent) },
      ]}
    />
  )
}
