import { Group, Stack, Text } from '@mantine/core'
import { Code, Localized } from '#platform/web/format.tsx'
import { AppLink } from '#platform/web/link.tsx'
import { TraineeBadges } from '../TraineeActions.tsx'
import type { TraineeRecord } from '../TraineeForm.tsx'

/** Which of the two records it is. */
export function RecordHead({ label, of }: { label: string; of: TraineeRecord }) {
  return (
    <Stack gap="0.125rem" miw="14rem">
      <Text size="sm" c="dimmed">
        {label}
      </Text>
      <Group gap="xs">
        <AppLink to="/User/Trainee-Edit/:ID?" params={{ ID: of.ID }}>
          <Localized text={of.FullName} />
        </AppLink>
        <Code>{of.Code}</Code>
      </Group>
      <TraineeBadges trainee={of} />
    </Stack>
  )
}
