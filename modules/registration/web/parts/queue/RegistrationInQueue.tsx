import { useCall } from '#platform/web/data.ts'
import { Code, Localized, Sep, usePick } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import { useQueue } from '#platform/web/tables/queue/queue-context.ts'
import { QueueRecord } from '#platform/web/tables/queue/QueueRecord.tsx'
import { useText } from '#platform/web/text.ts'
import type { Actions } from '#platform/web/ui/acts/actions.ts'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { registrationCalls as calls } from '../../../contract/calls.ts'
import { actions as moves, trackOf, type Action as Move } from '../../../rules/actions.ts'
import { nextStepOf } from '../../../rules/desk/next-step.ts'
import type { Task } from '../../../rules/tasks.ts'
import { isFull, mainActions, moneyActions, travelActions, visaActions } from '../review-actions.ts'
import { ReviewSections, useReviewDialogs } from '../ReviewSections.tsx'
import { StatusBadge } from '../state/StatusBadge.tsx'
import { tracksOf, type Registration } from '../wire.ts'

interface Props {
  readonly id: number
  /** What is worked through; the first that waits where not said. */
  readonly only?: readonly Task[] | undefined
}

/** A registration in a queue of reviewers: all four tracks with one bar, whose main button is what waits next. */
export function RegistrationInQueue({ id, only }: Props) {
  const query = useCall(calls.getRegistration, { ID: id }, { keep: false })
  return (
    <QueryView query={query} module="registration">
      {(registration) => <Shown registration={registration} only={only} onReload={() => void query.refetch()} />}
    </QueryView>
  )
}

const trackOfMove = (name: string | null) =>
  name !== null && (moves as readonly string[]).includes(name) ? trackOf(name as Move) : undefined

function Shown({
  registration,
  only,
  onReload,
}: Omit<Props, 'id'> & { registration: Registration; onReload: () => void }) {
  const t = useText('registration')
  const pick = usePick()
  const { decided } = useQueue()
  const { open, dialog } = useReviewDialogs(registration, onReload, decided)
  const tracks = tracksOf(registration)
  const step = nextStepOf(tracks, registration.Actions, { isFull: isFull(registration), only })
  const track = trackOfMove(step)
  const all: Actions = {
    ...mainActions(
      registration,
      t('whatToChange'),
      false,
      () => open('transfer'),
      () => open('wishes'),
    ),
    ...moneyActions(registration, {
      invoice: () => open('invoice'),
      verify: () => open('verify'),
      account: () => open('account'),
    }),
    ...visaActions(registration, t('visa.issueAgain')),
    ...travelActions(registration, { arrange: () => open('travel') }),
  }
  // The next step, then what else there is on its track; what belongs to others stands in the menu.
  const nearness = (name: string) => (name === step ? 0 : trackOfMove(name) === track ? 1 : 2)
  const actions: Actions = Object.fromEntries(
    Object.entries(all)
      .toSorted(([a], [b]) => nearness(a) - nearness(b))
      .map(([name, action]) => [
        name,
        action && {
          ...action,
          main: name === step,
          ...(step !== null && nearness(name) === 2 && { apart: true }),
        },
      ]),
  )
  return (
    <>
      <QueueRecord
        title={<Localized text={registration.TraineeName} />}
        name={pick(registration.TraineeName)}
        badge={<StatusBadge status={registration.Status} />}
        description={
          <>
            <Code>{registration.Code}</Code>
            <Sep />
            <Localized text={registration.CourseName} />
          </>
        }
        href={href('/CourseRegistration-Edit/:ID', { ID: registration.ID })}
        module="registration"
        allowed={registration.Actions}
        actions={actions}
      >
        <ReviewSections registration={registration} onReload={onReload} onMove={() => open('transfer')} first={track} />
      </QueueRecord>
      {dialog}
    </>
  )
}
