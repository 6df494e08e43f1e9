import type * as z from 'zod'
import { Localized, useFormat } from '#platform/web/format.tsx'
import { PrintTable } from '#platform/web/print/PrintTable.tsx'
import type { printedSession } from '../../contract/printed.ts'
import { Listed } from './Listed.tsx'

type Session = z.output<typeof printedSession>

/** The sessions of one day on paper, with who teaches them and what they are about; the words are the document's own. */
export function PrintedDay({
  sessions,
  words,
}: {
  sessions: readonly Session[]
  words: Readonly<Record<'caption' | 'number' | 'time' | 'classRoom' | 'topic' | 'instructor', string>>
}) {
  const format = useFormat()
  return (
    <PrintTable<Session>
      caption={words.caption}
      rows={sessions}
      columns={[
        { key: 'number', label: words.number, width: '14mm', align: 'end', cell: (row) => format.count(row.Number) },
        { key: 'time', label: words.time, width: '34mm', cell: (row) => format.timeRange(row.StartTime, row.EndTime) },
        { key: 'classRoom', label: words.classRoom, cell: (row) => <Localized text={row.ClassRoomName} /> },
        { key: 'topic', label: words.topic, cell: (row) => <Localized text={row.Topic} /> },
        { key: 'instructor', label: words.instructor, cell: (row) => <Listed names={row.Instructors} /> },
      ]}
    />
  )
}
