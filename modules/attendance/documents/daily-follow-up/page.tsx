import { documentPage, type Drawn } from '#platform/web/documents/documentPage.tsx'
import { Code, Localized, nothing, useFormat } from '#platform/web/format.tsx'
import { PrintFacts, PrintTable } from '#platform/web/print/PrintTable.tsx'
import { Listed } from '../../web/printed/Listed.tsx'
import type dailyFollowUp from './document.ts'
import { ar } from './words/ar.ts'
import { en } from './words/en.ts'
import { fr } from './words/fr.ts'

type Shown = Drawn<typeof dailyFollowUp, typeof ar>
type Content = Shown['Content']
type Session = Content['Sessions'][number] & { readonly Came: number | null }
type Person = Content['People'][number] & { readonly Row: number }

export default documentPage<typeof dailyFollowUp, typeof ar>({
  words: { ar, en, fr },
  head: ({ Content }, word) => ({
    reference: Content.ClassCode,
    referenceLabel: word('classNumber'),
    subtitle: <Localized text={Content.CourseName} />,
  }),
  Body: Sheet,
})

/** What the instructor writes of each trainee, from 1 to 5. */
const criteria = ['participation', 'understanding', 'practice', 'conduct'] as const

function Sheet({ Content: shown, t }: Shown) {
  const format = useFormat()
  return (
    <>
      <PrintFacts
        items={[
          [t('day'), format.weekdayAndDay(shown.Day)],
          [t('dates'), format.dayRange(shown.StartDate, shown.EndDate)],
        ]}
      />
      <PrintTable<Session>
        caption={t('sessions')}
        rows={shown.Sessions.map((session, at) => ({ ...session, Came: shown.Came[at] ?? null }))}
        columns={[
          { key: 'number', label: t('number'), width: '14mm', align: 'end', cell: (row) => format.count(row.Number) },
          { key: 'time', label: t('time'), width: '34mm', cell: (row) => format.timeRange(row.StartTime, row.EndTime) },
          { key: 'topic', label: t('topic'), cell: (row) => <Localized text={row.Topic} /> },
          { key: 'instructor', label: t('instructor'), cell: (row) => <Listed names={row.Instructors} /> },
          {
            key: 'came',
            label: t('came'),
            width: '22mm',
            align: 'end',
            cell: (row) => (row.Came === null ? nothing : format.number(row.Came)),
          },
          { key: 'covered', label: t('covered'), width: '70mm', cell: () => '' },
        ]}
      />
      <PrintTable<Person>
        caption={t('scale')}
        rows={shown.People.map((person, index) => ({ ...person, Row: index + 1 }))}
        columns={[
          { key: 'row', label: t('row'), width: '9mm', align: 'end', cell: (row) => format.number(row.Row) },
          { key: 'code', label: t('traineeNumber'), width: '22mm', cell: (row) => <Code>{row.Code}</Code> },
          { key: 'name', label: t('name'), cell: (row) => <Localized text={row.Name} /> },
          ...criteria.map((each) => ({ key: each, label: t(each), width: '24mm', cell: () => '' })),
          { key: 'remarks', label: t('remarks'), width: '60mm', cell: () => '' },
        ]}
      />
    </>
  )
}
