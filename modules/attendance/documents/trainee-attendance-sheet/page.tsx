import { documentPage, type Drawn } from '#platform/web/documents/documentPage.tsx'
import { Code, Localized, useFormat } from '#platform/web/format.tsx'
import { PrintFacts, PrintTable } from '#platform/web/print/PrintTable.tsx'
import { PrintedDay } from '../../web/printed/PrintedDay.tsx'
import type traineeAttendanceSheet from './document.ts'
import { ar } from './words/ar.ts'
import { en } from './words/en.ts'
import { fr } from './words/fr.ts'

type Shown = Drawn<typeof traineeAttendanceSheet, typeof ar>
type Person = Shown['Content']['People'][number] & { readonly Row: number }

export default documentPage<typeof traineeAttendanceSheet, typeof ar>({
  words: { ar, en, fr },
  head: ({ Content }, word) => ({
    reference: Content.ClassCode,
    referenceLabel: word('classNumber'),
    subtitle: <Localized text={Content.CourseName} />,
  }),
  Body: Sheet,
})

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
      <PrintedDay
        sessions={shown.Sessions}
        words={{
          caption: t('sessions'),
          number: t('number'),
          time: t('time'),
          classRoom: t('classRoom'),
          topic: t('topic'),
          instructor: t('instructor'),
        }}
      />
      <PrintTable<Person>
        caption={t('trainees')}
        rows={shown.People.map((person, index) => ({ ...person, Row: index + 1 }))}
        columns={[
          { key: 'row', label: t('row'), width: '9mm', align: 'end', cell: (row) => format.number(row.Row) },
          {
            key: 'name',
            label: t('name'),
            cell: (row) => (
              <>
                <Localized text={row.Name} /> <Code>{row.Code}</Code>
              </>
            ),
          },
          { key: 'organization', label: t('organization'), cell: (row) => <Localized text={row.OrganizationName} /> },
          ...shown.Sessions.map((session, at) => ({
            key: `session${at}`,
            label: t('signatureOf', { number: format.count(session.Number) }),
            width: shown.Sessions.length > 2 ? '22mm' : '34mm',
            cell: (row: Person) => {
              const mark = row.Marks[at]
              return mark ? t(`marks.${mark}`) : ''
            },
          })),
        ]}
      />
    </>
  )
}
