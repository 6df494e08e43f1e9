import { Divider, Drawer } from '@mantine/core'
import '../styles/rest.css'
import { useText } from '#platform/web/text.ts'
import { useTopLayer } from '#platform/web/ui/dialogs/layers.ts'
import { KeyChoices } from './menu/KeyChoices.tsx'
import { LookChoices } from '#platform/web/ui/look/LookChoices.tsx'

/** How pages look for this person. */
export default function SettingsDrawer({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const top = useTopLayer(opened)
  const t = useText('platform')
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      closeOnEscape={top}
      position="right"
      size="24rem"
      title={t('settings.title')}
      closeButtonProps={{ 'aria-label': t('actions.close') }}
    >
      <LookChoices />
      <Divider my="lg" />
      <KeyChoices />
    </Drawer>
  )
}
