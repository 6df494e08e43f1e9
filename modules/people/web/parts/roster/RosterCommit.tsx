import { Checkbox, Group } from '@mantine/core'
import { useState } from 'react'
import { refreshEverything } from '#platform/web/data.ts'
import { send } from '#platform/web/client.ts'
import { useMayPass } from '#platform/web/session.ts'
import { useText } from '#platform/web/text.ts'
import { ConfirmButton } from '#platform/web/ui/dialogs/Confirm.tsx'
import { peopleCalls } from '../../../contract/calls.ts'
import type { RosterRecord } from './roster-record.ts'
import { wordsOfKind } from './roster-kinds.ts'

/** The last step, open once no row has an error. */
export function RosterCommit({ roster, version }: { roster: RosterRecord; version: () => number }) {
  const t = useText('roster')
  const words = wordsOfKind[roster.Kind]
  const [SendInvitations, setSends] = useState(true)
  // Whom an organization enters is always told.
  const ofAcademy = useMayPass('reviewers')
  return (
    <Group justify="space-between" gap="md">
      {ofAcademy ? (
        <Checkbox
          checked={SendInvitations}
          onChange={(event) => setSends(event.currentTarget.checked)}
          label={t(words.sendInvitations)}
          description={t(words.sendInvitationsHint)}
        />
      ) : (
        <span />
      )}
      <ConfirmButton
        label={t(words.commit, { count: roster.Counts.Ready })}
        question={t(SendInvitations ? words.commitQuestionInviting : words.commitQuestion)}
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
