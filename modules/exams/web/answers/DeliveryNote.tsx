import { Alert, Button, Group, List, Stack, Text } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useFormat } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import type { KeptAnswer } from './kept-answers.ts'
import type { Delivery } from './useDelivery.ts'

/** Says of answers that are not safe at the server where they are, and what happens to them; nothing where all are. */
export function DeliveryNote(props: {
  delivery: Delivery
  /** The last moment at which what was given in time counts, where it is known. */
  countsUntil?: Date | null
  /** Leads to a question whose answer was refused, while it can be changed. */
  onQuestion?: (examQuestionId: number) => void
  /** Takes away what the person has read. */
  onSeen?: () => void
}) {
  const t = useText('sitting')
  const format = useFormat()
  const { delivery, countsUntil, onQuestion } = props
  const { waiting, refused, uncounted } = delivery
  const now = useNow()
  const isPast = countsUntil != null && countsUntil.getTime() < now
  const numbers = (answers: readonly KeptAnswer[]) => format.list(answers.map((answer) => format.number(answer.number)))
  return (
    <>
      {waiting > 0 && (
        <Alert color="yellow" role="status" title={t('delivery.waiting', { count: waiting })}>
          <Stack gap={4}>
            <Text size="sm">{t(delivery.state === 'elsewhere' ? 'delivery.elsewhere' : 'delivery.byItself')}</Text>
            {countsUntil != null && (
              <Text size="sm">
                {isPast
                  ? t('delivery.past')
                  : t('delivery.countsUntil', { at: format.dateTime(countsUntil.toISOString()) })}
              </Text>
            )}
            {delivery.frail && <Text size="sm">{t('delivery.frail')}</Text>}
          </Stack>
        </Alert>
      )}
      {refused.length > 0 && (
        <Alert color="red" role="alert" title={t('delivery.refused', { count: refused.length })}>
          <Stack gap="xs" align="start">
            <List size="sm">
              {refused.map((answer) => (
                <List.Item key={`${answer.attemptId} ${answer.examQuestionId}`}>
                  {t('delivery.question', { number: format.number(answer.number) })}{' '}
                  {t.maybe(`delivery.why.${answer.why}`, t('delivery.why.other'))}
                </List.Item>
              ))}
            </List>
            {onQuestion && (
              <Group gap="xs">
                {refused.map((answer) => (
                  <Button
                    key={answer.examQuestionId}
                    size="compact-sm"
                    variant="default"
                    onClick={() => onQuestion(answer.examQuestionId)}
                  >
                    {t('delivery.correct', { number: format.number(answer.number) })}
                  </Button>
                ))}
              </Group>
            )}
          </Stack>
        </Alert>
      )}
      {uncounted.length > 0 && (
        <Alert color="red" role="status" title={t('delivery.uncounted', { count: uncounted.length })}>
          <Text size="sm">{t('delivery.uncountedHint', { numbers: numbers(uncounted) })}</Text>
        </Alert>
      )}
      {props.onSeen && refused.length + uncounted.length > 0 && (
        <Group>
          <Button size="compact-sm" variant="default" onClick={props.onSeen}>
            {t('delivery.seen')}
          </Button>
        </Group>
      )}
    </>
  )
}

/** The time of this computer, in milliseconds; a few seconds old at most. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 5000)
    return () => clearInterval(timer)
  }, [])
  return now
}
