import type { Output } from '#platform/shared/call.ts'
import { posts, type Post } from '#platform/shared/document/document.ts'
import { textLanguageOf } from '#platform/shared/text.ts'
import { CheckboxGroupField, SwitchField } from '#platform/web/forms/fields/ChoiceFields.tsx'
import { TrilingualField } from '#platform/web/forms/fields/TrilingualField.tsx'
import { MergeTexts } from '#platform/web/forms/merge-text/MergeTexts.tsx'
import type { RecordFormState } from '#platform/web/forms/useRecordForm.ts'
import { useLanguage, useText } from '#platform/web/text.ts'
import type { certificatesCalls } from '../../../contract/calls.ts'
import { certificateFieldsOf } from '../../../rules/template-fields.ts'
import { certificateFields } from '../../../text/letters.ts'

interface TemplateFieldsProps {
  readonly form: RecordFormState
  readonly template: Output<typeof certificatesCalls.getCertificateTemplate>
  readonly mayChange: boolean
}

/** The name on the paper, its texts to a man and to a woman in three languages, and who signs. */
export function TemplateFields({ form, template, mayChange }: TemplateFieldsProps) {
  const words = useText('certificates/templates')
  const names = certificateFields[textLanguageOf(useLanguage())]
  const fields = certificateFieldsOf(template.Kind).map((name) => ({ name, label: names[name] }))
  const texts = (path: 'Body' | 'BodyFemale') => (
    <MergeTexts
      path={path}
      form={form}
      fields={fields}
      pictures={null}
      words={{
        fields: words(path === 'Body' ? 'toMan' : 'toWoman'),
        help: words('marksHelp'),
        insert: (mark) => words('insert', { mark }),
        body: words(path === 'Body' ? 'toMan' : 'toWoman'),
      }}
      mayChange={mayChange}
    />
  )
  return (
    <>
      <TrilingualField
        {...form.field('Title')}
        label={words('title')}
        description={words('titleHelp')}
        maxLength={120}
        disabled={!mayChange}
      />
      {texts('Body')}
      {texts('BodyFemale')}
      <Signing form={form} maySign={template.MaySign && mayChange} />
    </>
  )
}

function Signing({ form, maySign }: { form: RecordFormState; maySign: boolean }) {
  const words = useText('certificates/templates')
  const signedBy = form.values['SignedBy'] as Post[] | null
  return (
    <>
      <SwitchField
        name="SignsAsDocument"
        value={signedBy === null}
        onChange={(isUsual) => form.setValue('SignedBy', isUsual ? null : [])}
        label={words('signedAsUsual')}
        description={words('signedHelp')}
        disabled={!maySign}
      />
      {signedBy !== null && (
        <CheckboxGroupField
          {...form.field('SignedBy')}
          label={words('signedBy')}
          options={posts.map((value) => ({ value, label: words(`posts.${value}`) }))}
          disabled={!maySign}
        />
      )}
    </>
  )
}
