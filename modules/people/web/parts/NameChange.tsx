import { Alert, Stack, Text } from '@mantine/core'
import { send } from '#platform/web/client.ts'
import { Typed, useFormat } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { actButtons } from '#platform/web/ui/acts/act-buttons.ts'
import { ActionBar } from '#platform/web/ui/acts/ActionBar.tsx'
import { nameChangeActs, traineeActs } from '../../contract/acts.ts'
import { peopleCalls } from '../../contract/calls.ts'
import type { TraineeRecord } from './record/trainee-record.ts'

const bothOf = ({ ar, en }: { ar: string; en: string }) => [ar, en].filter(Boolean).join(' / ')

/** The change of the own name that waits for a reviewer, or was rejected and why. */
export function OwnNameChange({ trainee }: { trainee: TraineeRecord }) {
  const t = useText('people')
  const format = useFormat()
  const change = trainee.NameChange
  if (!change) return null
  const name = bothOf(change.FullName)
  if (change.State === 'rejected') {
    return (
      <Alert color="yellow" mb="md" title={t('nameChangeRejected', { name })}>
        <Typed>{change.Answer}</Typed>
      </Alert>
    )
  }
  return (
    <Alert color="blue" mb="md" title={t('nameChange')}>
      <Stack gap="xs">
        <Text size="sm">{t('nameChangeWaits', { name, date: format.dateTime(change.AskedAt) })}</Text>
        <ActionBar
          module="people"
          actions={actButtons(nameChangeActs, change, ['withdrawName'], {
            withdrawName: { run: () => send(peopleCalls.withdrawName) },
          })}
        />
      </Stack>
    </Alert>
  )
}

/** The same for whoever reviews it. */
export function NameChangeToReview({ trainee, onDone }: { trainee: TraineeRecord; onDone?: () => unknown }) {
  const t = useText('people')
  const format = useFormat()
  const change = trainee.NameChange
  if (change?.State !== 'asked') return null
  return (
    <Alert color="blue" mb="md" title={t('nameChange')}>
      <Stack gap="xs">
        <Text size="sm">
          {t('nameChangeToReview', { name: bothOf(change.FullName), date: format.dateTime(change.AskedAt) })}
        </Text>
        <ActionBar
          module="people"
          onDone={() => onDone?.()}
          actions={{
            ...actButtons(traineeActs, { ID: change.ID }, ['acceptName']),
            ...actButtons(nameChangeActs, { ID: change.ID }, ['rejectName']),
          }}
        />
      </Stack>
    </Alert>
  )
}
