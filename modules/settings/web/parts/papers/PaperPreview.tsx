import { Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { languageNames } from '#platform/web/language.ts'
import { usePick } from '#platform/web/format.tsx'
import { DocumentPreview } from '#platform/web/documents/DocumentPreview.tsx'
import { SelectField } from '#platform/web/forms/fields/ChoiceFields.tsx'
import { useLanguage, useText } from '#platform/web/text.ts'
import { aroundOf, type Addresses, type Look, type Looks, type Said } from './around.ts'
import classes from './Papers.module.css'

const languages = ['ar', 'en', 'fr'] as const
type Shown = (typeof languages)[number]

interface Previewed {
  readonly looks: Looks
  /** Of which documents the reader may choose; the first stands there to begin with. */
  readonly choices: readonly Look[]
  readonly images: Addresses
  /** What a form says and nobody has saved. */
  readonly said?: Said
}

/** A document as it would be printed, in the language that the reader chooses. */
export function PaperPreview({ looks, choices, images, said }: Previewed) {
  const t = useText('settings')
  const pick = usePick()
  const own = useLanguage()
  const [language, setLanguage] = useState<Shown>(languages.find((each) => each === own) ?? 'en')
  const [key, setKey] = useState<string | null>(null)
  const look = choices.find(({ Key }) => Key === key) ?? choices[0]
  if (!look) return null
  return (
    <Stack gap="sm" role="group" aria-label={t('documents.preview')} className={classes['preview']}>
      <Group gap="sm" grow align="flex-end">
        {choices.length > 1 && (
          <SelectField
            value={look.Key}
            onChange={(chosen) => setKey(chosen === null ? null : String(chosen))}
            options={choices.map(({ Key, Title }) => ({ value: Key, label: pick(Title) }))}
            label={t('documents.previewOf')}
            required
          />
        )}
        <SelectField
          value={language}
          onChange={(chosen) => setLanguage(languages.find((each) => each === chosen) ?? language)}
          options={languages.map((each) => ({ value: each, label: languageNames[each] }))}
          label={t('documents.previewIn')}
          required
        />
      </Group>
      <div className={classes['paper']} inert>
        <DocumentPreview key={look.Key} of={look.Key} around={aroundOf(looks, look, images, language, said)} />
      </div>
      <Text size="xs" c="dimmed">
        {t('documents.previewHelp')}
      </Text>
    </Stack>
  )
}
