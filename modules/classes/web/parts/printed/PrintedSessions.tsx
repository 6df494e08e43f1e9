import type * as z from 'zod'
import { Localized, useFormat } from '#platform/web/format.tsx'
import { PrintTable } from '#platform/web/print/PrintTable.tsx'
import type { printedClass } from '../../../contract/printed-class.ts'

type Session = z.output<typeof printedClass>['Sessions'][number]

/** The sessions of a class on paper; the words are the document's own. */
export function PrintedSessions({
  sessions,
  words,
}: {
  sessions: readonly Session[]
  words: Readonly<Record<'caption' | 'number' | 'day' | 'time' | 'classRoom', string>>
}) {
  const format = useFormat()
  if (sessions.length === 0) return null
  return (
    <PrintTable<Session>
      caption={words.caption}
      rows={sessions}
      columns={[
        { key: 'number', label: words.number, width: '14mm', align: 'end', cell: (row) => format.count(row.Number) },
        { key: 'day', label: words.day, cell: (row) => format.weekdayAndDay(row.Date) },
        { key: 'time', label: words.time, width: '38mm', cell: (row) => format.timeRange(row.StartTime, row.EndTime) },
        { key: 'classRoom', label: words.classRoom, cell: (row) => <Localized text={row.ClassRoomName} /> },
      ]}
    />
  )
}
