import { Alert, Button } from '@mantine/core'
import { useEffect, useMemo, useRef } from 'react'
import { useCall } from '#platform/web/data.ts'
import { Code, Localized, useFormat } from '#platform/web/format.tsx'
import { AppLink } from '#platform/web/link.tsx'
import { useUser } from '#platform/web/session.ts'
import { useText } from '#platform/web/text.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { StateBadge } from '#platform/web/ui/states/StateBadge.tsx'
import { practicalCalls as calls } from '../../../contract/calls.ts'
import type { DegreeQueue } from '../../marking/DegreeQueue.ts'
import { keepClass, keptClass } from '../../marking/kept-class.ts'
import { useDegreeFacts, useDegreeQueue } from '../../marking/own-degrees.ts'
import type { PracticalClass } from '../class.ts'
import { practicalTones } from '../tones.ts'
import { keepPracticalWorker } from '../../worker/keep-worker.ts'
import { Delivery } from './Delivery.tsx'
import { PersonMarking } from './PersonMarking.tsx'

/** One class to give degrees in: all of it is here at once, so that the assessor goes on without a network. */
export function MarkingOfClass({ classId, back }: { classId: number; back: string }) {
  const t = useText('practical')
  const { query, keptAt } = useClassAtHand(classId)
  const queue = useDegreeQueue()
  const format = useFormat()
  useEffect(keepPracticalWorker, [])
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

/** The class as it is, and where nobody answers as this person read it last (`keptAt`). */
function useClassAtHand(classId: number) {
  const uid = useUser()?.uid
  const asked = useCall(calls.getPracticalClass, { CourseClassID: classId })
  const { data, error } = asked
  useEffect(() => {
    if (data && uid !== undefined) keepClass(uid, classId, data)
  }, [data, uid, classId])
  const isOut = data === undefined && error !== null && (error.status === 0 || error.status >= 500)
  const kept = useMemo(() => (isOut && uid !== undefined ? keptClass(uid, classId) : null), [isOut, uid, classId])
  return { query: kept ? { ...asked, data: kept.shown } : asked, keptAt: kept?.at ?? null }
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
