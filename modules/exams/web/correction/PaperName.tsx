import { Text } from '@mantine/core'
import type { Trilingual } from '#platform/shared/text.ts'
import { Code, Localized, useFormat } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'

interface Named {
  readonly AttemptID: number | null
  readonly TraineeName: Trilingual | null
  readonly TraineeCode: string | null
}

/** Whose a paper is; while names are hidden, which paper. */
export function PaperName({ paper, withCode = false }: { paper: Named; withCode?: boolean }) {
  const t = useText('correction')
  const format = useFormat()
  if (paper.TraineeName === null)
    return paper.AttemptID === null ? format.number(null) : t('paperNumber', { number: format.count(paper.AttemptID) })
  return (
    <>
      <Localized text={paper.TraineeName} />
      {withCode && paper.TraineeCode !== null && (
        <Text size="xs" c="dimmed" component="div">
          <Code>{paper.TraineeCode}</Code>
        </Text>
      )}
    </>
  )
}
