import { Alert } from '@mantine/core'
import { Typed, useFormat } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { StateBadge } from '#platform/web/ui/states/StateBadge.tsx'
import { isAccepted, type ApplicationState } from '../../rules/applications.ts'

const tones = { waiting: 'warning', moreAsked: 'info', approved: 'success', rejected: 'danger' } as const

/** Where a self-registration stands; who is accepted needs no badge. */
export function ApplicationBadge({ state }: { state: ApplicationState }) {
  const t = useText('people')
  return isAccepted(state) ? null : <StateBadge tone={tones[state]} label={t(`applications.${state}`)} />
}

/** What `PersonBadges` says in files: the application where it is still on its way, else whether the record is active. */
export const standingOf =
  (t: ReturnType<typeof useText<'people'>>) =>
  ({
    ApplicationState: state,
    IsActive,
  }: {
    readonly ApplicationState: ApplicationState
    readonly IsActive: boolean
  }) =>
    isAccepted(state) ? t(IsActive ? 'states.active' : 'states.inactive') : t(`applications.${state}`)

interface Application {
  readonly State: ApplicationState
  readonly Note: string
  readonly AppliedAt: string | null
}

/** Over the record of who waits: since when, and what was asked or why it was rejected. */
export function ApplicationNote({ application }: { application: Application }) {
  const t = useText('people')
  const format = useFormat()
  const { State, Note, AppliedAt } = application
  if (isAccepted(State)) return null
  return (
    <Alert
      role="note"
      color={State === 'rejected' ? 'red' : State === 'waiting' ? 'yellow' : 'blue'}
      title={t(`applications.${State}`)}
    >
      <div>{t('appliedAt', { at: format.dateTime(AppliedAt) })}</div>
      {Note && <Typed>{Note}</Typed>}
    </Alert>
  )
}
