import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useCall } from '#platform/web/data.ts'
import { Code, Localized } from '#platform/web/format.tsx'
import { AppLink } from '#platform/web/link.tsx'
import { useText } from '#platform/web/text.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { StateBadge } from '#platform/web/ui/states/StateBadge.tsx'
import { practicalCalls as calls } from '../../../contract/calls.ts'
import type { DegreeQueue } from '../../marking/DegreeQueue.ts'
import { useDegreeFacts, useDegreeQueue } from '../../marking/own-degrees.ts'
import type { PracticalClass } from '../class.ts'
import { practicalTones } from '../tones.ts'
import { Delivery } from './Delivery.tsx'
import { PersonMarking } from './PersonMarking.tsx'

/** One class to give degrees in: all of it is here at once, so that the assessor goes on without a network. */
export function MarkingOfClass({ classId, back }: { classId: number; back: string }) {
  const t = useText('practical')
  const query = useCall(calls.getPracticalClass, { CourseClassID: classId })
  const queue = useDegreeQueue()
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
          {queue && <Marked queue={queue} shown={shown} onReload={() => void query.refetch()} />}
        </Page>
      )}
    </QueryView>
  )
}

function Marked({ queue, shown, onReload }: { queue: DegreeQueue; shown: PracticalClass; onReload: () => void }) {
  const facts = useDegreeFacts(queue)
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
