import { documentPage, type Drawn } from '#platform/web/documents/documentPage.tsx'
import { Localized, useFormat } from '#platform/web/format.tsx'
import { PrintFacts, PrintTable } from '#platform/web/print/PrintTable.tsx'
import type instructorLoginSheet from './document.ts'
import { ar } from './words/ar.ts'
import { en } from './words/en.ts'
import { fr } from './words/fr.ts'

type Shown = Drawn<typeof instructorLoginSheet, typeof ar>
type Session = Shown['Content']['Sessions'][number]
/** A line to be signed: a session and one who teaches it; nobody where it says nobody yet. */
type Line = Session & { readonly Instructor: Session['Instructors'][number] | null }

export default documentPage<typeof instructorLoginSheet, typeof ar>({
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
  const lines = shown.Sessions.flatMap((session): Line[] =>
    session.Instructors.length === 0
      ? [{ ...session, Instructor: null }]
      : session.Instructors.map((Instructor) => ({ ...session, Instructor })),
  )
  return (
    <>
      <PrintFacts items={[[t('dates'), format.dayRange(shown.StartDate, shown.EndDate)]]} />
      <PrintTable<Line>
        caption={t('sessions')}
        rows={lines}
        columns={[
          { key: 'number', label: t('number'), width: '13mm', align: 'end', cell: (row) => format.count(row.Number) },
          { key: 'day', label: t('day'), width: '30mm', cell: (row) => format.weekdayAndDay(row.Day) },
          { key: 'time', label: t('time'), width: '26mm', cell: (row) => format.timeRange(row.StartTime, row.EndTime) },
          { key: 'classRoom', label: t('classRoom'), cell: (row) => <Localized text={row.ClassRoomName} /> },
          {
            key: 'instructor',
            label: t('instructor'),
            cell: (row) => (row.Instructor ? <Localized text={row.Instructor} /> : ''),
          },
          { key: 'in', label: t('signIn'), width: '18mm', cell: () => '' },
          { key: 'out', label: t('signOut'), width: '18mm', cell: () => '' },
          { key: 'signature', label: t('signature'), width: '26mm', cell: () => '' },
        ]}
      />
    </>
  )
}
