import { Menu } from '@mantine/core'
import { IconLanguage } from '@tabler/icons-react'
import type { Language } from '#platform/shared/actor.ts'
import { IconButton } from '#platform/web/frame/IconButton.tsx'
import { languageNames, offeredLanguages } from '#platform/web/language.ts'
import { saveToAccount } from '#platform/web/settings.ts'
import { changeLanguage, useLanguage, useText } from '#platform/web/text.ts'

/** The languages that are offered, each by its own name. */
export function LanguageMenu() {
  const t = useText('platform')
  const language = useLanguage()
  const choose = (chosen: string) => void changeLanguage(chosen as Language).then(saveToAccount)
  return (
    <Menu position="bottom-end" width="11rem" withinPortal>
      <Menu.Target>
        <IconButton label={t('shell.language')}>
          <IconLanguage size="1.4rem" stroke={1.6} />
        </IconButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.RadioGroup value={language} onChange={choose}>
          {offeredLanguages.map((each) => (
            <Menu.RadioItem key={each} value={each} lang={each} closeMenuOnClick>
              <bdi>{languageNames[each]}</bdi>
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  )
}
