import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { FormList } from '#platform/web/forms/useRecordForm.ts'
import type { AnswerValues } from './question-values.ts'

const most = 40

/** One more answer. */
export function AddRow({ list, row, label }: { list: FormList<AnswerValues>; row: AnswerValues; label: string }) {
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      leftSection={<IconPlus size="1rem" stroke={1.5} />}
      disabled={list.items.length >= most}
      onClick={() => list.add(row)}
    >
      {label}
    </Button>
  )
}
