import { Text } from '@mantine/core'
import type * as z from 'zod'
import type { proofTwin } from '#modules/billing/contract/shapes.ts'
import { ProofTwins } from '#modules/billing/web/public.ts'
import { Code, Typed } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { FileLink } from '#platform/web/ui/files/FileLink.tsx'

interface Repeat {
  readonly State: string
  /** Why there is none further. */
  readonly Bar?: string | null
  readonly IsFree: boolean
  readonly Reason: string | null
  readonly SwiftCode: string | null
  readonly FileID: number | null
  readonly FileName: string | null
  readonly Twins: readonly z.output<typeof proofTwin>[]
}

/** Why it is where it is, and what proves its payment; the file is opened by who checks it. */
export function AboutRepeat({ row, opens }: { row: Repeat; opens: boolean }) {
  const t = useText('exams')
  return (
    <>
      {row.Bar != null && t.maybe(`repeatBars.${row.Bar}`, row.Bar)}
      {row.Bar == null && (row.State === 'eligible' || row.State === 'requested') && (
        <Text size="sm">{t(row.IsFree ? 'repeatIsFree' : 'repeatIsPaid')}</Text>
      )}
      {row.Reason && (
        <Text size="sm">
          <Typed>{row.Reason}</Typed>
        </Text>
      )}
      {row.SwiftCode && <Code>{row.SwiftCode}</Code>}
      {opens && row.FileID !== null && <FileLink id={row.FileID} name={row.FileName ?? ''} />}
      {row.Twins.length > 0 && <ProofTwins twins={row.Twins} stateWord={(state) => t(`repeatProof.states.${state}`)} />}
    </>
  )
}
