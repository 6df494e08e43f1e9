import { Alert } from '@mantine/core'
import { send } from '#platform/web/client.ts'
import { Typed, useFormat } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import type { Actions } from '#platform/web/ui/actions.ts'
import { StateBadge } from '#platform/web/ui/StateBadge.tsx'
import { applicationCalls } from '../../contract/calls.ts'
import { applicationStates, isAccepted, type ApplicationState } from '../../rules/application-states.ts'

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
    options: applicationStates.states.map((value) => ({ value, label: t(`applications.${value}`) })),
  }
}

const calls = {
  instructor: {
    approve: applicationCalls.approveInstructor,
    askForMore: applicationCalls.askInstructorForMore,
    reject: applicationCalls.rejectInstructor,
    reopen: applicationCalls.reopenInstructor,
  },
  organization: {
    approve: applicationCalls.approveOrganization,
    askForMore: applicationCalls.askOrganizationForMore,
    reject: applicationCalls.rejectOrganization,
    reopen: applicationCalls.reopenOrganization,
  },
} as const

/** The decisions about a registration, for an action bar or a row. */
export function useApplicationActions(kind: keyof typeof calls) {
  const t = useText('people')
  const { approve, askForMore, reject, reopen } = calls[kind]
  return ({ ID, Version }: { readonly ID: number; readonly Version: number }): Actions => ({
    approve: {
      main: true,
      confirm: true,
      done: t('done.approve'),
      run: () => send(approve, { body: { ID, Version } }),
    },
    askForMore: {
      reason: 'required',
      reasonLabel: t('whatIsMissing'),
      done: t('done.askForMore'),
      run: ({ reason }) => send(askForMore, { body: { ID, Version, Reason: reason } }),
    },
    reject: {
      danger: true,
      apart: false,
      reason: 'required',
      done: t('done.reject'),
      run: ({ reason }) => send(reject, { body: { ID, Version, Reason: reason } }),
    },
    reopen: { confirm: true, done: t('done.reopen'), run: () => send(reopen, { body: { ID, Version } }) },
  })
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
