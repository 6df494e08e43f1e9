import { Text } from '@mantine/core'
import type { Trilingual } from '#platform/shared/text.ts'
import { Code, Localized } from '#platform/web/format.tsx'

/** The class of an exam in a list: its course, and the class's number below. */
export function ClassCell({ row }: { row: { readonly ClassCode: string; readonly CourseName: Trilingual } }) {
  return (
    <>
      <Localized text={row.CourseName} />
      <Text size="xs" c="dimmed" component="div">
        <Code>{row.ClassCode}</Code>
      </Text>
    </>
  )
}
