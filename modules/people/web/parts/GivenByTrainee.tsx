import { Alert, Button, Group, Text } from '@mantine/core'
import { Code } from '#platform/web/format.tsx'
import { AppLink } from '#platform/web/link.tsx'
import { useText } from '#platform/web/text.ts'
import { send } from '#platform/web/client.ts'
import { peopleCalls } from '../../contract/calls.ts'
import { PersonLists } from './PersonLists.tsx'
import type { TraineeRecord } from './record/trainee-record.ts'

/** What the trainee gave when registering, over the form. */
export function GivenByTrainee({ trainee, onChange }: { trainee: TraineeRecord; onChange?: () => unknown }) {
  const t = useText('people')
  return (
    <PersonLists
      Attachments={trainee.Attachments}
      {...(trainee.Actions.includes('updateTrainee') && {
        onDelete: async (ID: number) => {
          await send(peopleCalls.deleteTraineeAttachment, { ID })
          await onChange?.()
        },
      })}
      facts={[
        {
          label: t('fields.competitionCode'),
          value: trainee.CompetitionCode && <Code>{trainee.CompetitionCode}</Code>,
        },
      ]}
    />
  )
}

/** For a light trainee: the way to the rest of the registration, under the same number. */
export function CompleteRegistration() {
  const t = useText('people')
  return (
    <Alert color="blue" role="note" title={t('completeTitle')}>
      <Group justify="space-between" gap="sm">
        <Text size="sm">{t('completeText')}</Text>
        <Button size="compact-sm" component={AppLink} to="/registration/TraineeRegister" search={{ to: '/profile' }}>
          {t('completeButton')}
        </Button>
      </Group>
    </Alert>
  )
}
