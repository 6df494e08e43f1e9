import { Stack } from '@mantine/core'
import { useState } from 'react'
import { useText } from '#platform/web/text.ts'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { RosterColumns } from './RosterColumns.tsx'
import { RosterDone } from './done/RosterDone.tsx'
import { RosterSaving } from './done/RosterSaving.tsx'
import { RosterReview } from './RosterReview.tsx'
import { RosterSteps } from './RosterSteps.tsx'
import type { RosterHome, RosterRecord } from './roster-record.ts'

/** An import where it stands: its columns, the review of its cells, or its result. */
export function RosterWork({
  home,
  roster,
  onAnother,
}: {
  home: RosterHome
  roster: RosterRecord
  onAnother: () => void
}) {
  const t = useText('roster')
  const [mapping, setMapping] = useState(roster.MissingFields.length > 0)
  if (roster.State === 'dropped')
    return <EmptyState sentence={t('dropped')} action={{ label: t('another'), onClick: onAnother }} />
  const isDone = roster.State === 'committed'
  const isSaving = roster.State === 'committing'
  const current = isDone || isSaving ? 'done' : mapping ? 'columns' : 'check'
  return (
    <Stack gap="md">
      <RosterSteps current={current} />
      {isSaving && <RosterSaving roster={roster} />}
      {isDone && <RosterDone home={home} roster={roster} onAnother={onAnother} />}
      {current === 'columns' && (
        <RosterColumns key={roster.Version} roster={roster} onDone={() => setMapping(false)} onDropped={onAnother} />
      )}
      {current === 'check' && <RosterReview roster={roster} onColumns={() => setMapping(true)} onDropped={onAnother} />}
    </Stack>
  )
}
