import { Alert } from '@mantine/core'
import { Typed, useFormat } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { StateBadge } from '#platform/web/ui/StateBadge.tsx'
import { applicationStates, isAccepted, type ApplicationState } from '../../rules/applications.ts'

const tones = { waiting: 'warning', moreAsked: 'info', approved: 'success', rejected: 'danger' } as const

/** Where a self-registration stands; who is accepted needs no badge. */
export function ApplicationBadge({ state }: { state: ApplicationState }) {
  const t = useText('people')
  return isAccepted(state) ? null : <StateBadge tone={tones[state]} label={t(`applications.${state}`)} />
}

/** What the list of instructors or of organizations is filtered by. */
export function useApplicationFilter() {
  const t = useText('people')
  return {
    key: 'ApplicationState',
    label: t('fields.application'),
    kind: 'choice' as const,
    options: applicationStates.map((value) => ({ value, label: t(`applications.${value}`) })),
  }
}

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
