import { Group, Text } from '@mantine/core'
import { send } from '#platform/web/client.ts'
import { useFormat } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { actButtons } from '#platform/web/ui/acts/act-buttons.ts'
import { ActionBar } from '#platform/web/ui/acts/ActionBar.tsx'
import { registrationActs as acts } from '../../../contract/acts.ts'
import { registrationCalls as calls } from '../../../contract/calls.ts'
import { tasksOf } from '../../../rules/tasks.ts'
import { tracksOf, type Registration } from '../wire.ts'
import { useAssignees } from './useAssignees.ts'

/** Who decides about a registration now, while something of it waits for the academy: taking it, and giving it back. */
export function AssigneeBar({ registration }: { registration: Registration }) {
  const t = useText('registration')
  const format = useFormat()
  const assignees = useAssignees()
  const { ID } = registration
  const assignee = assignees.of(ID)
  const actions = assignees.actionsOn(ID)
  if (!actions || (!assignee && tasksOf(tracksOf(registration), 'academy').length === 0)) return null
  const name = assignee?.TakenBy ?? ''
  const until = format.dateTime(assignee?.Until)
  const isOther = assignee !== undefined && !assignee.IsMine
  return (
    <Group justify="space-between" gap="sm">
      <Text size="sm">
        {isOther ? t('assignee.other', { name, until }) : assignee ? t('assignee.mine', { until }) : t('assignee.free')}
      </Text>
      <ActionBar
        module="registration"
        allowed={actions}
        actions={actButtons(acts, registration, ['takeUp', 'giveBack'], {
          takeUp: {
            ...(isOther && { confirm: t('assignee.over', { name }) }),
            run: () => send(calls.takeUp, { body: { ID, Over: isOther } }),
          },
        })}
      />
    </Group>
  )
}
