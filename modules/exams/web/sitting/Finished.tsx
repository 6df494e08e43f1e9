import { Alert, Button, Container, Group, Stack, Text, Title } from '@mantine/core'
import { useFormat } from '#platform/web/format.tsx'
import { AppLink } from '#platform/web/link.tsx'
import { useText } from '#platform/web/text.ts'
import { useKeyboardHere } from '#platform/web/ui/dialogs/useKeyboardHere.ts'
import { DeliveryNote } from '../answers/DeliveryNote.tsx'
import type { Delivery } from '../answers/useDelivery.ts'
import { useWays } from './ways.ts'

export interface Ending {
  readonly kind: 'submitted' | 'autoSubmitted' | 'closedViolation' | 'other'
  readonly answered?: number
  readonly questions?: number
}

export const endingOf = (kind: string): Ending['kind'] =>
  kind === 'submitted' || kind === 'autoSubmitted' || kind === 'closedViolation' ? kind : 'other'

/** How the paper ended, where its last answers are, and what comes next. */
export function Finished(props: {
  ending: Ending
  delivery: Delivery
  /** The last moment at which what was given in time counts. */
  countsUntil: Date
}) {
  const t = useText('sitting')
  const format = useFormat()
  const ways = useWays()
  const { ending, delivery } = props
  const here = useKeyboardHere()
  const counted = ending.answered !== undefined && ending.questions !== undefined
  const isUp = ending.kind === 'autoSubmitted'
  // Taken is what has been acknowledged, and said it is only of everything.
  const isSettled = delivery.state !== 'loading' && delivery.waiting === 0
  const isTaken = isSettled && delivery.refused.length + delivery.uncounted.length === 0
  return (
    <Container size="xs" py="xl">
      <Stack gap="md">
        <Title order={1} size="h2" {...here}>
          {t(isUp && !isSettled ? 'finished.timeUp' : `finished.${ending.kind}`)}
        </Title>
        <DeliveryNote delivery={delivery} countsUntil={props.countsUntil} />
        {ending.kind === 'closedViolation' ? (
          <Alert color="red">{t('finished.closedViolationHint')}</Alert>
        ) : isUp ? (
          isTaken && <Text>{t('finished.autoSubmittedHint')}</Text>
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
          <Button component={AppLink} to={ways.results}>
            {t(ways.words.results)}
          </Button>
          <Button variant="default" component={AppLink} to={ways.exams}>
            {t(ways.words.exams)}
          </Button>
        </Group>
      </Stack>
    </Container>
  )
}
