import { Alert, Badge, Group, Stack, Text } from '@mantine/core'
import { Colon, Typed, useFormat } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { Section } from '#platform/web/ui/Page.tsx'
import type { Paper } from '../marking/paper.ts'

/** Who marks a paper that two people mark, how far each is, and whose turn it is; others' marks only once it is marked. */
export function TwoMarkers({ paper }: { paper: Paper }) {
  const t = useText('correction')
  const words = useText('sitting')
  const format = useFormat()
  const isOpen = paper.State === 'awaitingManual'
  const turn = (number: number) => t(`turns.turn_${number as 1 | 2 | 3}`)
  return (
    <Section title={t('turns.title')}>
      <Stack gap="xs">
        {isOpen && paper.NeedsThird && <Alert color="yellow">{t('turns.needsThird')}</Alert>}
        {isOpen && (
          <Text size="sm">
            {paper.Turn === null ? t('turns.enough') : t('turns.yours', { turn: turn(paper.Turn) })}
          </Text>
        )}
        {paper.Markings.length === 0 && (
          <Text size="sm" c="dimmed">
            {t('turns.nobody')}
          </Text>
        )}
        {paper.Markings.map((marking) => (
          <Group key={marking.Turn} gap="sm">
            <Badge variant="light" color="gray">
              {turn(marking.Turn)}
            </Badge>
            <Text size="sm">
              <Typed>{marking.By ?? ''}</Typed>
              {marking.IsMine && ` (${t('turns.isMine')})`}
            </Text>
            <Text size="sm" c="dimmed">
              {marking.FinishedAt === null
                ? t('turns.going')
                : t('turns.done', { at: format.dateTime(marking.FinishedAt) })}
            </Text>
            {marking.Score !== null && (
              <Text size="sm" fw={600}>
                {words('marking.result')}
                <Colon />
                <bdi>{format.number(marking.Score)}</bdi>
              </Text>
            )}
          </Group>
        ))}
      </Stack>
    </Section>
  )
}
