import { documentPage, type Drawn } from '#platform/web/documents/documentPage.tsx'
import { Code, Localized, Sep, Typed, useFormat, usePick } from '#platform/web/format.tsx'
import { PrintTable } from '#platform/web/print/PrintTable.tsx'
import type classRoomSchedule from './document.ts'
import { ar } from './words/ar.ts'
import { en } from './words/en.ts'
import { fr } from './words/fr.ts'

type Shown = Drawn<typeof classRoomSchedule, typeof ar>
type Session = Shown['Content']['ClassRooms'][number]['Sessions'][number]

export default documentPage<typeof classRoomSchedule, typeof ar>({
  words: { ar, en, fr },
  head: ({ Content: { From, To } }) => ({ reference: null, subtitle: <Period from={From} to={To} /> }),
  Body: Schedule,
})

function Period({ from, to }: { from: string; to: string }) {
  return useFormat().dayRange(from, to)
}

function Schedule({ Content, t }: Shown) {
  const format = useFormat()
  const pick = usePick()
  if (Content.ClassRooms.length === 0) return <p>{t('none')}</p>
  return (
    <>
      {!Content.IsWhole && <p>{t('more')}</p>}
      {Content.ClassRooms.map((classRoom) => (
        <PrintTable<Session>
          key={classRoom.Code}
          caption={
            <>
              <Localized text={classRoom.Name} /> <Code>{classRoom.Code}</Code>
              {classRoom.Building && (
                <>
                  <Sep />
                  <Typed>{classRoom.Building}</Typed>
                </>
              )}
            </>
          }
          rows={classRoom.Sessions}
          columns={[
            { key: 'day', label: t('day'), width: '46mm', cell: (row) => format.weekdayAndDay(row.Date) },
            {
              key: 'time',
              label: t('time'),
              width: '36mm',
              cell: (row) => format.timeRange(row.StartTime, row.EndTime),
            },
            { key: 'class', label: t('classNumber'), width: '34mm', cell: (row) => <Code>{row.ClassCode}</Code> },
            { key: 'course', label: t('course'), cell: (row) => <Localized text={row.CourseName} /> },
            {
              key: 'session',
              label: t('session'),
              width: '18mm',
              align: 'end',
              cell: (row) => format.count(row.Number),
            },
            {
              key: 'instructors',
              label: t('instructors'),
              width: '48mm',
              cell: (row) => format.list(row.Instructors.map((name) => pick(name))),
            },
            {
              key: 'seats',
              label: t('seats'),
              width: '20mm',
              align: 'end',
              cell: (row) => format.number(row.SeatsTaken),
            },
          ]}
        />
      ))}
    </>
  )
}
