import { Alert, Button, Group, Modal, Stack, Text } from '@mantine/core'
import { useText } from '#platform/web/text.ts'
import { useSentence } from '#platform/web/ui/states/ErrorState.tsx'
import type { HandingIn } from './useHandIn.ts'

/** Asks before handing in, and stays until it is known to have arrived. */
export function HandIn(props: {
  opened: boolean
  missing: number
  handing: { state: HandingIn; problem: unknown }
  onClose: () => void
  onHandIn: () => void
}) {
  const t = useText('sitting')
  const sentence = useSentence('exams')
  const { missing, handing } = props
  const runs = handing.state === 'asking' || handing.state === 'unknown'
  return (
    <Modal
      opened={props.opened}
      onClose={() => !runs && props.onClose()}
      withCloseButton={false}
      title={t('paper.submitTitle')}
      centered
    >
      <Stack gap="md">
        {handing.state === 'unknown' ? (
          <Alert color="yellow" role="status">
            {t('paper.submitUnknown')}
          </Alert>
        ) : (
          <Text size="sm">{missing === 0 ? t('paper.submitAll') : t('paper.submitMissing', { count: missing })}</Text>
        )}
        {handing.state === 'unsent' && <Alert color="red">{t('paper.submitOffline')}</Alert>}
        {handing.problem !== null && <Alert color="red">{sentence(handing.problem)}</Alert>}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={props.onClose} disabled={runs} data-autofocus>
            {t('paper.keepOn')}
          </Button>
          <Button onClick={props.onHandIn} loading={runs}>
            {t('paper.submitNow')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
