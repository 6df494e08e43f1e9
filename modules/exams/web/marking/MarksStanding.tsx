import { Text, TextInput } from '@mantine/core'
import { useFormat } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { totalWith } from './mark.ts'
import type { Paper } from './paper.ts'
import type { PaperMarks } from './usePaperMarks.ts'

/** Why marks change whose result is out, where they do. */
export function MarksReason({ marks }: { marks: PaperMarks }) {
  const t = useText('sitting')
  if (marks.drafts.size === 0) return null
  return (
    <>
      {marks.asks && <Text size="sm">{t('marking.askHint')}</Text>}
      {marks.needsReason && (
        <TextInput
          label={t('marking.reason')}
          required
          value={marks.reason}
          onChange={(event) => marks.setReason(event.currentTarget.value)}
        />
      )}
    </>
  )
}

/** How many answers lack a mark, else what the paper comes to; and that all of it is saved. */
export function MarksStanding({ paper, marks }: { paper: Paper; marks: PaperMarks }) {
  const t = useText('sitting')
  const format = useFormat()
  return (
    <Text size="sm" c="dimmed" role="status">
      {marks.isSaved && `${t('marking.saved')}. `}
      {marks.unmarked > 0
        ? t('marking.stillUnmarked', { count: marks.unmarked })
        : t('marking.total', {
            score: format.number(totalWith(paper, marks.drafts.mine)),
            max: format.number(paper.MaxScore),
          })}
    </Text>
  )
}
