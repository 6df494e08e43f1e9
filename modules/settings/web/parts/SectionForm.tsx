import { Stack } from '@mantine/core'
import { callsOfSection, fieldsOf } from '#platform/shared/settings/section-calls.ts'
import { wireName, type SettingSection } from '#platform/shared/settings/section.ts'
import { focusField, withoutErrorsOf } from '#platform/web/forms/field-errors.ts'
import { RecordForm } from '#platform/web/forms/RecordForm.tsx'
import { useRecordForm } from '#platform/web/forms/useRecordForm.ts'
import { type Translate, useText } from '#platform/web/text.ts'
import type { SettingChange } from '../../contract/setting-changes.ts'
import { SettingField } from './SettingField.tsx'
import { SettingChanged, SettingDefault } from './SettingStanding.tsx'

interface FormOfSection {
  readonly section: SettingSection
  readonly words: Translate
  /** As they were read, under the names of the wire. */
  readonly values: Readonly<Record<string, unknown>> & { readonly Version: number; readonly IsFixed?: boolean }
  /** Who changed the setting of this key last. */
  readonly changeOf: (key: string) => SettingChange | undefined
  readonly onReload: () => unknown
  readonly onClose: () => void
}

/** The form of a section, from its declaration: a field for each setting. */
export function SectionForm(asked: FormOfSection) {
  const { section, words, changeOf, onReload, onClose } = asked
  const { Version, IsFixed: _, ...initial } = asked.values
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
      {Object.entries(section.table).map(([key, declared]) => {
        const name = wireName(key)
        const label = words.maybe(`settings.${key}.label`, key)
        const wordOf = (option: string) => words.maybe(`settings.${key}.options.${option}.label`, option)
        const backToDefault = () => {
          form.setValue(name as never, declared.default as never)
          form.setErrors(withoutErrorsOf(form.errors, name))
          // The button is gone with the difference.
          focusField(form.id, name)
        }
        return (
          <Stack key={key} gap={4}>
            <SettingField
              setting={declared}
              field={form.field(name as never)}
              label={label}
              help={words.maybe(`settings.${key}.help`)}
              wordOf={wordOf}
            />
            <SettingDefault
              setting={declared}
              value={form.values[name]}
              wordOf={wordOf}
              back={{ label, run: backToDefault }}
            />
            <SettingChanged change={changeOf(key)} />
          </Stack>
        )
      })}
    </RecordForm>
  )
}
