import { ActionIcon } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react'
import { useFormat } from '#platform/web/format.tsx'
import type { FormList } from '#platform/web/forms/useRecordForm.ts'
import { useText } from '#platform/web/text.ts'
import classes from './AnswersEditor.module.css'

/** Moves a row of answers up or down, or takes it away. */
export function RowTools(props: { list: Omit<FormList<unknown>, 'add'>; index: number; fewest?: number }) {
  const { list, index, fewest = 0 } = props
  const t = useText('exams')
  const format = useFormat()
  const number = format.number(index + 1)
  const tools = [
    {
      label: t('question.moveUp', { number }),
      off: index === 0,
      run: () => list.move(index, index - 1),
      Icon: IconArrowUp,
    },
    {
      label: t('question.moveDown', { number }),
      off: index === list.items.length - 1,
      run: () => list.move(index, index + 1),
      Icon: IconArrowDown,
    },
    {
      label: t('question.removeAnswer', { number }),
      off: list.items.length <= fewest,
      run: () => list.remove(index),
      Icon: IconTrash,
    },
  ]
  return (
    <span className={classes['tools']}>
      {tools.map(({ label, off, run, Icon }) => (
        <ActionIcon key={label} variant="subtle" color="gray" disabled={off} aria-label={label} onClick={run}>
          <Icon size="1.125rem" stroke={1.5} />
        </ActionIcon>
      ))}
    </span>
  )
}
