import { IconLanguage } from '@tabler/icons-react'
import { IconButton } from '#platform/web/frame/IconButton.tsx'
import { useText } from '#platform/web/text.ts'
import { onPress, type PressedButton } from '#platform/web/ui/pressed/onPress.tsx'

const LanguageItems = onPress<{ readonly button: PressedButton }>(
  'menu',
  async () => (await import('./pressed/LanguageItems.tsx')).LanguageItems,
)

/** The languages that are offered, behind a button. */
export function LanguageMenu() {
  const t = useText('platform')
  return (
    <LanguageItems
      button={
        <IconButton label={t('shell.language')}>
          <IconLanguage size="1.4rem" stroke={1.6} />
        </IconButton>
      }
    />
  )
}
