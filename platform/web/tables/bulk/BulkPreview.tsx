import { Stack, Text } from '@mantine/core'
import { useFormat } from '../../format.tsx'
import { useText } from '../../text.ts'

/** As many of those that are left out are named. */
const mostNamed = 8

interface BulkPreviewProps {
  /** How many rows are chosen. */
  readonly of: number
  /** Those that it is not done to, each with the states that it is in. */
  readonly omitted: readonly {
    readonly key: number | string
    readonly name: string
    readonly states: readonly string[]
  }[]
}

/** What is about to be done: to how many of the chosen rows, and which are left out in which state. */
export function BulkPreview({ of, omitted }: BulkPreviewProps) {
  const t = useText('kit/bulk')
  const format = useFormat()
  const able = of - omitted.length
  const others = omitted.length - mostNamed
  return (
    <Stack gap="xs" mb="sm">
      <Text size="sm" fw={600}>
        {omitted.length === 0
          ? t('all', { count: of, shown: format.number(of) })
          : t('some', { able: format.number(able), of: format.number(of) })}
      </Text>
      {omitted.length > 0 && (
        <>
          <Text size="sm">{t('left')}</Text>
          <Stack component="ul" gap={2} m={0} ps="1.25rem">
            {omitted.slice(0, mostNamed).map(({ key, name, states }) => (
              <Text key={key} component="li" size="sm">
                <bdi>{name}</bdi>
                {states.length > 0 && (
                  <Text span size="sm" c="dimmed">
                    {`: ${format.joined(states)}`}
                  </Text>
                )}
              </Text>
            ))}
          </Stack>
          {others > 0 && (
            <Text size="sm" c="dimmed">
              {t('others', { count: others, shown: format.number(others) })}
            </Text>
          )}
        </>
      )}
    </Stack>
  )
}
