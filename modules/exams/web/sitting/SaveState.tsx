import { Button, Group } from '@mantine/core'
import { IconAlertCircle, IconCloudCheck, IconCloudOff, IconCloudUp } from '@tabler/icons-react'
import { useText } from '#platform/web/text.ts'
import { saveBlob } from '#platform/web/ui/files/files.ts'
import type { Delivery } from '../answers/useDelivery.ts'
import classes from './Sitting.module.css'

/** Whether every answer has reached the server; the true number of those that have not. */
export function SaveState({ delivery }: { delivery: Delivery }) {
  const t = useText('sitting')
  const { state, waiting, refused } = delivery
  const isHeldUp = waiting > 0 && (state === 'waiting' || state === 'signedOut' || state === 'elsewhere')
  const isMoving = state === 'loading' || state === 'typing' || waiting > 0
  const Icon = isHeldUp ? IconCloudOff : isMoving ? IconCloudUp : refused.length > 0 ? IconAlertCircle : IconCloudCheck
  const save = () => {
    const answers = JSON.stringify({ answers: delivery.unsent() }, null, 2)
    saveBlob(new Blob([answers], { type: 'application/json' }), 'answers.json')
  }
  return (
    <Group
      gap="xs"
      className={classes['save']!}
      data-waiting={isHeldUp || (!isMoving && refused.length > 0)}
      role="status"
      aria-live="polite"
    >
      <Icon size={18} aria-hidden />
      <span>
        {isHeldUp
          ? t('paper.unsaved', { count: waiting })
          : isMoving
            ? t('paper.saving')
            : refused.length > 0
              ? t('delivery.refused', { count: refused.length })
              : t('paper.saved')}
      </span>
      {isHeldUp && (
        <Button size="compact-xs" variant="subtle" onClick={save}>
          {t('paper.exportUnsent')}
        </Button>
      )}
    </Group>
  )
}
