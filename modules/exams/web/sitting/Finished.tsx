import { Alert, Button, Container, Group, Stack, Text, Title } from '@mantine/core'
import { useFormat } from '#platform/web/format.tsx'
import { AppLink } from '#platform/web/link.tsx'
import { useText } from '#platform/web/text.ts'
import type { Ending } from './PaperView.tsx'

/** How the paper ended, and what comes next. */
export function Finished({ ending }: { ending: Ending }) {
  const t = useText('sitting')
  const format = useFormat()
  const counted = ending.answered !== undefined && ending.questions !== undefined
  return (
    <Container size="xs" py="xl">
      <Stack gap="md" align="start">
        <Title order={1} size="h2" tabIndex={-1}>
          {t(`finished.${ending.kind}`)}
        </Title>
        {ending.kind === 'closedViolation' ? (
          <Alert color="red">{t('finished.closedViolationHint')}</Alert>
        ) : (
          (ending.kind !== 'submitted' || counted) && (
            <Text>
              {t(`finished.${ending.kind}Hint`, {
                answered: format.number(ending.answered ?? 0),
                questions: format.number(ending.questions ?? 0),
              })}
            </Text>
          )
        )}
        <Group>
          <Button component={AppLink} to="/ExamResult">
            {t('finished.toResults')}
          </Button>
          <Button variant="default" component={AppLink} to="/AvailableExam">
            {t('finished.toExams')}
          </Button>
        </Group>
      </Stack>
    </Container>
  )
}
