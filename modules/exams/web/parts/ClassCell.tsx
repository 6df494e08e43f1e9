import { Text } from '@mantine/core'
import type { Trilingual } from '#platform/shared/text.ts'
import { Localized } from '#platform/web/format.tsx'
import { ExamOwner } from './ExamOwner.tsx'

/** Whose an exam in a list is: its course, and the class's number below. */
export function ClassCell({
  row,
}: {
  row: { readonly ClassCode: string | null; readonly CompetitionID: number | null; readonly CourseName: Trilingual }
}) {
  return (
    <>
      <Localized text={row.CourseName} />
      <Text size="xs" c="dimmed" component="div">
        <ExamOwner code={row.ClassCode} competition={row.CompetitionID} />
      </Text>
    </>
  )
}
