import { ActionIcon } from '@mantine/core'
import { IconGripVertical } from '@tabler/icons-react'
import { useText } from '#platform/web/text.ts'
import type { useDragOrder } from '#platform/web/ui/useDragOrder.ts'

/** Where an item of an ordered list is taken hold of: with the pointer, or with the arrows of the keyboard. */
export function DragHandle({
  label,
  ...handle
}: { label: string } & ReturnType<ReturnType<typeof useDragOrder>['handle']>) {
  const t = useText('catalogue')
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      aria-label={label}
      title={t('dragHint')}
      style={{ cursor: 'grab', touchAction: 'none' }}
      {...handle}
    >
      <IconGripVertical size="1.125rem" aria-hidden />
    </ActionIcon>
  )
}
