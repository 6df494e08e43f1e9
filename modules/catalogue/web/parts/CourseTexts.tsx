import { SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import { textLanguages, type TextLanguage } from '#platform/shared/text.ts'
import { FieldGroup } from '#platform/web/forms/fields/FieldGroup.tsx'
import { RichTextField } from '#platform/web/forms/fields/RichTextField.tsx'
import { TrilingualField } from '#platform/web/forms/fields/TrilingualField.tsx'
import { useLanguage, useText } from '#platform/web/text.ts'
import type { CourseForm } from './course-form.ts'

/** What the course is about, in each language. */
export function CourseTexts({ form }: { form: CourseForm }) {
  const t = useText('catalogue')
  const reader = useLanguage()
  const [shown, setShown] = useState<TextLanguage>(textLanguages.find((each) => each === reader) ?? 'ar')
  return (
    <FieldGroup title={t('sections.description')}>
      <TrilingualField
        {...form.field('Objectives')}
        label={t('fields.objectives')}
        description={t('hints.objectives')}
        multiline
        rows={4}
      />
      <TrilingualField {...form.field('Prerequisite')} label={t('fields.prerequisite')} multiline rows={2} />
      <div>
        <SegmentedControl
          size="xs"
          aria-label={t('fields.content')}
          data={textLanguages.map((value) => ({ value, label: t(`languages.${value}`) }))}
          value={shown}
          onChange={(value) => setShown(value as TextLanguage)}
        />
      </div>
      <RichTextField
        key={shown}
        {...form.field(`Content.${shown}`)}
        label={`${t('fields.content')} (${t(`languages.${shown}`)})`}
      />
    </FieldGroup>
  )
}
