import { documentPage, type Drawn } from '#platform/web/documents/documentPage.tsx'
import { Code, Localized, nothing, Sep, useFormat } from '#platform/web/format.tsx'
import { PrintFacts, PrintTable } from '#platform/web/print/PrintTable.tsx'
import { markStates } from '../../rules/credit.ts'
import type dailyAttendanceSheet from './document.ts'
import { ar } from './words/ar.ts'
import { en } from './words/en.ts'
import { fr } from './words/fr.ts'

type Shown = Drawn<typeof dailyAttendanceSheet, typeof ar>
type Person = Shown['Content']['People'][number] & { readonly Row: number }

export default documentPage<typeof dailyAttendanceSheet, typeof ar>({
  words: { ar, en, fr },
  head: ({ Content }, word) => ({
    reference: Content.ClassCode,
    referenceLabel: word('classNumber'),
    subtitle: <Localized text={Content.CourseName} />,
  }),
  Body: Sheet,
})

/** Sessions beside each other on one landscape page; a longer class goes on in a table of its own. */
const beside = 12

function Sheet({ Content: shown, t }: Shown) {
  const format = useFormat()
  const people = shown.People.map((person, index) => ({ ...person, Row: index + 1 }))
  const starts = shown.Sessions.map((_, at) => at).filter((at) => at % beside === 0)
  return (
    <>
      <PrintFacts
        items={[
          [t('dates'), format.dayRange(shown.StartDate, shown.EndDate)],
          [t('required'), format.percent(shown.RequiredPercent)],
        ]}
      />
      {starts.map((start) => (
        <PrintTable<Person>
          key={start}
          caption={starts.length > 1 && t('part', { number: format.number(start / beside + 1) })}
          rows={people}
          columns={[
            { key: 'row', label: t('row'), width: '9mm', align: 'end', cell: (row) => format.number(row.Row) },
            { key: 'code', label: t('traineeNumber'), width: '22mm', cell: (row) => <Code>{row.Code}</Code> },
            { key: 'name', label: t('name'), cell: (row) => <Localized text={row.Name} /> },
            ...shown.Sessions.slice(start, start + beside).map((session, at) => ({
              key: `session${start + at}`,
              label: `${format.day(session.Day)} ${format.time(session.StartTime)}`,
              align: 'center' as const,
              cell: (row: Person) => {
                const mark = row.Marks[start + at]
                return mark ? t(`letters.${mark}`) : ''
              },
            })),
            {
              key: 'taken',
              label: t('taken'),
              width: '18mm',
              align: 'end',
              cell: (row) => (row.TakenPercent === null ? nothing : format.percent(row.TakenPercent)),
            },
          ]}
        />
      ))}
      <p>
        {markStates.map((mark, index) => (
          <span key={mark}>
            {index > 0 && <Sep />}
            {t('legend', { letter: t(`letters.${mark}`), mark: t(`marks.${mark}`) })}
          </span>
        ))}
      </p>
    </>
  )
}
