import { Button, Group, Text } from '@mantine/core'
import { ChangedEntry } from '#platform/web/forms/sheet/ChangedEntry.tsx'
import { useFormat } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { takesMinutes, type KeptMark, type Mark } from './kept-marks.ts'
import type { Marks } from './useMarks.ts'

/** A mark as it is said beside another. */
export function useMarkWords(): (mark: Mark | null) => string {
  const t = useText('attendance')
  const format = useFormat()
  return (mark) =>
    mark === null
      ? t('notMarked')
      : [t(`marks.${mark.state}`), ...(takesMinutes(mark.state) ? [format.minutes(mark.minutes)] : [])].join(
          format.separator,
        )
}

/** Where somebody else's stands its giver chooses; what was not accepted is said. Nothing where all is well. */
export function UnsettledMark({ mark, marks, label }: { mark: KeptMark; marks: Marks; label: string }) {
  const t = useText('attendance')
  const said = useMarkWords()
  if (marks.isChanged(mark))
    return (
      <ChangedEntry
        label={label}
        theirs={said(mark.theirs ?? marks.stands(mark))}
        mine={said(mark)}
        onTheirs={() => marks.drop(mark)}
        onMine={() => marks.keepMine(mark)}
      />
    )
  if (mark.standing !== 'refused') return null
  return (
    <Group role="alert" gap="xs">
      <Text size="sm">{t('keeping.refused', { why: t.maybe(`refusals.${mark.why}`, mark.why ?? '') })}</Text>
      <Button size="compact-sm" variant="default" onClick={() => marks.drop(mark)}>
        {t('keeping.drop')}
      </Button>
    </Group>
  )
}
