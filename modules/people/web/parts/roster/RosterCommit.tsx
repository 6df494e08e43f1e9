import { Checkbox, Group } from '@mantine/core'
import { useState } from 'react'
import { refreshEverything } from '#platform/web/data.ts'
import { send } from '#platform/web/client.ts'
import { useMayPass } from '#platform/web/session.ts'
import { useText } from '#platform/web/text.ts'
import { ConfirmButton } from '#platform/web/ui/dialogs/Confirm.tsx'
import { peopleCalls } from '../../../contract/calls.ts'
import type { RosterRecord } from './roster-record.ts'

/** The last step, open once no row has an error. */
export function RosterCommit({ roster, version }: { roster: RosterRecord; version: () => number }) {
  const t = useText('roster')
  const [SendInvitations, setSends] = useState(true)
  // Whom an organization enters is always told.
  const ofAcademy = useMayPass('reviewers')
  return (
    <Group justify="space-between" gap="md">
      {ofAcademy ? (
        <Checkbox
          checked={SendInvitations}
          onChange={(event) => setSends(event.currentTarget.checked)}
          label={t('sendInvitations')}
          description={t('sendInvitationsHint')}
        />
      ) : (
        <span />
      )}
      <ConfirmButton
        label={t('commit', { count: roster.Counts.Ready })}
        question={SendInvitations ? t('commitQuestionInviting') : t('commitQuestion')}
        variant="filled"
        disabled={!roster.Actions.includes('commitRoster')}
        module="people"
        onConfirm={async () => {
          await send(peopleCalls.commitRoster, { body: { ID: roster.ID, Version: version(), SendInvitations } })
          await refreshEverything()
        }}
      />
    </Group>
  )
}
