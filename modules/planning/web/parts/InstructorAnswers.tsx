import { Group, List, Text } from '@mantine/core'
import type { Output } from '#platform/shared/call.ts'
import { InstantText, Localized } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { StateBadge } from '#platform/web/ui/states/StateBadge.tsx'
import type { planningCalls } from '../../contract/calls.ts'
import { answerTones } from './tones.ts'

type Named = Output<typeof planningCalls.getPlanRow>['Instructors'][number]

/** Who is named in the row and what each answered. */
export function InstructorAnswers({ instructors }: { instructors: readonly Named[] }) {
  const t = useText('planning')
  return (
    <List listStyleType="none" spacing="sm">
      {instructors.map((each) => (
        <List.Item key={each.InstructorID}>
          <Group gap="xs">
            <Text fw={600} size="sm" component="span">
              <Localized text={each.Name} />
            </Text>
            <Text size="sm" c="dimmed" component="span">
              {t(`roles.${each.Role}`)}
            </Text>
            <StateBadge tone={answerTones[each.State] ?? 'neutral'} label={t(`answers.${each.State}`)} />
            {each.DecidedAt && (
              <Text size="xs" c="dimmed" component="span">
                <InstantText at={each.DecidedAt} />
              </Text>
            )}
          </Group>
          {each.Reason && (
            <Text size="sm" mt={4}>
              <bdi>{each.Reason}</bdi>
            </Text>
          )}
        </List.Item>
      ))}
    </List>
  )
}
