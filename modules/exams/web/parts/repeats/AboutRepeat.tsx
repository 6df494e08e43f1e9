import { Text } from '@mantine/core'
import type { Output } from '#platform/shared/call.ts'
import { Code, Typed } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { FileLink } from '#platform/web/ui/files/FileLink.tsx'
import type { resultCalls as calls } from '../../../contract/calls.ts'

type Row = Output<typeof calls.getRepeatsForAdmin>[number]

/** Why it is where it is, and what proves its payment; the file is opened by who checks it. */
export function AboutRepeat({ row, opens }: { row: Row; opens: boolean }) {
  const t = useText('exams')
  return (
    <>
      {row.Bar !== null && t.maybe(`repeatBars.${row.Bar}`, row.Bar)}
      {row.Bar === null && (row.State === 'eligible' || row.State === 'requested') && (
        <Text size="sm">{t(row.IsFree ? 'repeatIsFree' : 'repeatIsPaid')}</Text>
      )}
      {row.Reason && (
        <Text size="sm">
          <Typed>{row.Reason}</Typed>
        </Text>
      )}
      {row.SwiftCode && <Code>{row.SwiftCode}</Code>}
      {opens && row.FileID !== null && <FileLink id={row.FileID} name={row.FileName ?? ''} />}
    </>
  )
}
