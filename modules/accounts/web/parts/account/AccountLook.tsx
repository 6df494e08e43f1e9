import { Select } from '@mantine/core'
import { languageNames, type Language, offeredLanguages } from '#platform/web/language.ts'
import { saveToAccount } from '#platform/web/settings.ts'
import { changeLanguage, useLanguage, useText } from '#platform/web/text.ts'
import { LookChoices } from '#platform/web/ui/look/LookChoices.tsx'
import { Section } from '#platform/web/ui/Page.tsx'
import { useUser } from '#platform/web/session.ts'

/** Language, theme and font size: the same choices as those of the navbar. */
export function AccountLook() {
  const t = useText('profile')
  const language = useLanguage()
  const user = useUser()
  return (
    <Section title={t('look.title')} description={t(user?.acting ? 'look.acting' : 'look.hint')}>
      <Select
        label={t('look.language')}
        description={t('look.languageHint')}
        data={offeredLanguages.map((value) => ({ value, label: languageNames[value] }))}
        value={language}
        onChange={(chosen) => chosen && void changeLanguage(chosen as Language).then(saveToAccount)}
        allowDeselect={false}
        mb="lg"
      />
      <LookChoices />
    </Section>
  )
}
