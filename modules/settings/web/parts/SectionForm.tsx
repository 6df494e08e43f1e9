import { callsOfSection, fieldsOf } from '#platform/shared/settings/section-calls.ts'
import { wireName, type SettingSection } from '#platform/shared/settings/section.ts'
import { RecordForm } from '#platform/web/forms/RecordForm.tsx'
import { useRecordForm } from '#platform/web/forms/useRecordForm.ts'
import { type Translate, useText } from '#platform/web/text.ts'
import { SettingField } from './SettingField.tsx'

interface FormOfSection {
  readonly section: SettingSection
  readonly words: Translate
  /** As they were read, under the names of the wire. */
  readonly values: Readonly<Record<string, unknown>> & { readonly Version: number }
  readonly onReload: () => unknown
  readonly onClose: () => void
}

/** The form of a section, from its declaration: a field for each setting. */
export function SectionForm({ section, words, values: { Version, ...initial }, onReload, onClose }: FormOfSection) {
  const platform = useText('platform')
  const form = useRecordForm({
    module: 'settings',
    call: callsOfSection(section).save,
    schema: fieldsOf(section),
    initial: initial as Record<string, never>,
    version: Version,
    toInput: (values, { version }) => ({ body: { ...(values as object), Version: version } }),
    success: platform('toasts.saved'),
    onSaved: onClose,
    onReload,
  })
  return (
    <RecordForm form={form} page={false} onCancel={onClose}>
      {Object.entries(section.table).map(([key, declared]) => (
        <SettingField
          key={key}
          setting={declared}
          field={form.field(wireName(key) as never)}
          label={words.maybe(`settings.${key}.label`, key)}
          help={words.maybe(`settings.${key}.help`)}
          wordOf={(option) => words.maybe(`settings.${key}.options.${option}.label`, option)}
        />
      ))}
    </RecordForm>
  )
}
