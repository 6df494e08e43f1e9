import { Alert, Stack } from '@mantine/core'
import { useEntryFacts } from '#platform/web/kept/own-entries.ts'
import { href } from '#platform/web/href.ts'
import { AppLink } from '#platform/web/link.tsx'
import { useAddress } from '#platform/web/start/address.ts'
import { useText } from '#platform/web/text.ts'
import { MarkDelivery } from './MarkDelivery.tsx'
import { useMarkQueue, type MarkQueue } from './own-marks.ts'

/** What this browser keeps of sessions that are not open now: marks that wait are sent from here, unsaved ones are a step away. */
export function Unsent() {
  const queue = useMarkQueue()
  return queue && <Kept queue={queue} />
}

function Kept({ queue }: { queue: MarkQueue }) {
  const t = useText('attendance')
  const { kept } = useEntryFacts(queue)
  const { values } = useAddress({ class: 0, session: 0 })
  const drafts = Map.groupBy(
    [...kept.values()].filter(({ standing, classId }) => standing === 'draft' && classId !== values.class),
    ({ sessionId }) => sessionId,
  )
  if (values.class > 0 && drafts.size === 0) return null
  return (
    <Stack gap="xs">
      {values.class === 0 && <MarkDelivery queue={queue} />}
      {[...drafts].map(([session, marks]) => (
        <Alert key={session} color="yellow" role="note">
          <AppLink to={href('/InstructorTraineeAttendance', {}, { class: marks[0]!.classId, session }) as '/'}>
            {t('keeping.elsewhere', { count: marks.length })}
          </AppLink>
        </Alert>
      ))}
    </Stack>
  )
}
