import { Button, Group, Text } from '@mantine/core'
import { classTones } from '#modules/classes/web/public.ts'
import { useCall } from '#platform/web/data.ts'
import { Code, Colon, Localized, useFormat } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { Section } from '#platform/web/ui/Page.tsx'
import { isUnreached } from '#platform/web/kept/useAtHand.ts'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { StateBadge } from '#platform/web/ui/states/StateBadge.tsx'
import { attendanceCalls as calls } from '../../contract/calls.ts'

/** Which class the page is about: several bear the same course's name, so number, days, state and seats stand with it. */
export function ChosenClass({ classId, onAnother }: { classId: number; onAnother: () => void }) {
  const t = useText('attendance')
  const format = useFormat()
  const query = useCall(calls.getReadableClasses, { courseClassID: classId, pageSize: 10 })
  // Without a network the sheet stands below as it was read; which class it is it says itself.
  if (!query.data && isUnreached(query.error)) return null
  return (
    <QueryView query={query}>
      {({ Items: [chosen] }) => (
        <Section
          title={chosen ? <Localized text={chosen.CourseName} /> : t('course')}
          actions={
            <Button variant="default" onClick={onAnother}>
              {t('another')}
            </Button>
          }
        >
          {chosen && (
            <Group gap="md">
              <Code>{chosen.Code}</Code>
              <Text size="sm">{format.dayRange(chosen.StartsOn, chosen.EndsOn)}</Text>
              <StateBadge module="classes" state={chosen.State} tones={classTones} />
              <Text size="sm">
                {t('seats')}
                <Colon />
                {t('seatsTaken', { taken: format.count(chosen.SeatsTaken), all: format.count(chosen.MaxTrainees) })}
              </Text>
            </Group>
          )}
        </Section>
      )}
    </QueryView>
  )
}
