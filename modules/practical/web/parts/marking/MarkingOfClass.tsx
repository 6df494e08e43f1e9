import { Alert, Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useCall } from '#platform/web/data.ts'
import { Code, Localized, useFormat } from '#platform/web/format.tsx'
import { useEntryFacts } from '#platform/web/kept/own-entries.ts'
import { useAtHand } from '#platform/web/kept/useAtHand.ts'
import { AppLink } from '#platform/web/link.tsx'
import { useText } from '#platform/web/text.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { keepPageWorker } from '#platform/web/worker/keep-page-worker.ts'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { StateBadge } from '#platform/web/ui/states/StateBadge.tsx'
import { practicalCalls as calls } from '../../../contract/calls.ts'
import type { DegreeQueue } from '../../marking/DegreeQueue.ts'
import { keptClass } from '../../marking/kept-degrees.ts'
import { useDegreeQueue } from '../../marking/own-degrees.ts'
import type { PracticalClass } from '../class.ts'
import { practicalTones } from '../tones.ts'
import { Delivery } from './Delivery.tsx'
import { PersonMarking } from './PersonMarking.tsx'

/** One class to give degrees in: all of it is here at once, so that the assessor goes on without a network. */
export function MarkingOfClass({ classId, back }: { classId: number; back: string }) {
  const t = useText('practical')
  const asked = useCall(calls.getPracticalClass, { CourseClassID: classId })
  const { query, keptAt } = useAtHand(asked, keptClass, classId)
  const queue = useDegreeQueue()
  const format = useFormat()
  useEffect(() => keepPageWorker('/practical-worker.js', '/TraineePractical'), [])
  return (
    <QueryView query={query} module="practical">
      {(shown) => (
        <Page
          width="form"
          title={<Localized text={shown.CourseName} />}
          description={<Code>{shown.ClassCode}</Code>}
          badge={<StateBadge module="practical" state={shown.State} tones={practicalTones} />}
          actions={
            <Button component={AppLink} to={back as '/'} variant="default">
              {t('backToClasses')}
            </Button>
          }
        >
          {keptAt !== null && (
            <Alert color="yellow" role="status">
              {t('marking.asKept', { at: format.dateTime(keptAt) })}
            </Alert>
          )}
          {queue && <Marked queue={queue} shown={shown} onReload={() => void query.refetch()} />}
        </Page>
      )}
    </QueryView>
  )
}

function Marked({ queue, shown, onReload }: { queue: DegreeQueue; shown: PracticalClass; onReload: () => void }) {
  const facts = useEntryFacts(queue)
  // What others gave meanwhile is read once the own degrees have arrived, not after each.
  const sent = useRef(facts.stands)
  const isIdle = facts.state === 'idle' && facts.kept.size === 0
  useEffect(() => {
    if (!isIdle || sent.current === facts.stands) return
    const timer = setTimeout(() => {
      sent.current = facts.stands
      onReload()
    }, 1500)
    return () => clearTimeout(timer)
  }, [isIdle, facts.stands, onReload])
  return (
    <>
      <Delivery facts={facts} />
      <PersonMarking queue={queue} facts={facts} shown={shown} onReload={onReload} />
    </>
  )
}
