import { Menu } from '@mantine/core'
import type { Language } from '#platform/shared/actor.ts'
import { languageNames, offeredLanguages } from '#platform/web/language.ts'
import { saveToAccount } from '#platform/web/settings.ts'
import { changeLanguage, useLanguage } from '#platform/web/text.ts'
import type { PressedButton } from '#platform/web/ui/pressed/onPress.tsx'
import { PressedMenu } from '#platform/web/ui/pressed/Pressed.tsx'

/** The languages that are offered, each by its own name. */
export function LanguageItems({ button }: { readonly button: PressedButton }) {
  const language = useLanguage()
  const choose = (chosen: string) => void changeLanguage(chosen as Language).then(saveToAccount)
  return (
    <PressedMenu button={button} position="bottom-end" width="11rem">
      <Menu.RadioGroup value={language} onChange={choose}>
        {offeredLanguages.map((each) => (
          <Menu.RadioItem key={each} value={each} lang={each} closeMenuOnClick>
            <bdi>{languageNames[each]}</bdi>
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
    </PressedMenu>
  )
}
