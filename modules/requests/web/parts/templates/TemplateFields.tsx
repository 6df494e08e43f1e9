import { useFormat } from '#platform/web/format.tsx'
import { FieldRow } from '#platform/web/forms/fields/FieldRow.tsx'
import { SwitchField } from '#platform/web/forms/fields/ChoiceFields.tsx'
import { TextField } from '#platform/web/forms/fields/TextFields.tsx'
import { MergeTexts } from '#platform/web/forms/merge-text/MergeTexts.tsx'
import type { RecordFormState } from '#platform/web/forms/useRecordForm.ts'
import { useLanguage, useText } from '#platform/web/text.ts'
import { useKit } from '#platform/web/ui/useKit.ts'
import { textLanguages, textLanguageOf } from '#platform/shared/text.ts'
import { proposalFieldsOf, type TemplateKind } from '../../../rules/proposal-fields.ts'
import { proposalFields } from '../../../text/letters.ts'

interface TemplateFieldsProps {
  readonly form: RecordFormState
  readonly kind: TemplateKind
  readonly isDefault: boolean
  readonly mayChange: boolean
}

/** The name of a template and its texts in three languages, with the merge fields that a proposal fills. */
export function TemplateFields({ form, kind, isDefault, mayChange }: TemplateFieldsProps) {
  const words = useText('requests/templates')
  const kit = useKit()
  const format = useFormat()
  const names = proposalFields[textLanguageOf(useLanguage())]
  return (
    <>
      <FieldRow>
        {textLanguages.map((each) => (
          <TextField
            key={each}
            {...form.field(`Name.${each}`)}
            label={`${words('name')}${format.colon}${kit(`languages.${each}`)}`}
            maxLength={200}
            disabled={!mayChange}
            required
          />
        ))}
      </FieldRow>
      <SwitchField
        {...form.field('IsActive')}
        label={words('isActive')}
        description={words('activeHint')}
        disabled={!mayChange || isDefault}
      />
      <MergeTexts
        form={form}
        fields={proposalFieldsOf(kind).map((name) => ({ name, label: names[name] }))}
        pictures={null}
        words={{
          fields: words('marks'),
          help: words('marksHelp'),
          insert: (mark) => words('insert', { mark }),
          body: words('body'),
        }}
        mayChange={mayChange}
      />
    </>
  )
}
