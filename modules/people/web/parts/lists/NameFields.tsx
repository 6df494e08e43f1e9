import { FieldGroup } from '#platform/web/forms/fields/FieldGroup.tsx'
import { FieldRow } from '#platform/web/forms/fields/FieldRow.tsx'
import { TextField } from '#platform/web/forms/fields/TextFields.tsx'
import type { RecordFormState } from '#platform/web/forms/useRecordForm.ts'
import { useText } from '#platform/web/text.ts'
import { fullName, partsIn, type PartsInBoth } from '../../../rules/names.ts'

const none = { ar: '', en: '' }

interface Named {
  readonly NameParts: PartsInBoth
  readonly FullName: { readonly ar?: string | undefined; readonly en?: string | undefined }
}

/** What the fields of a name show at first: the full name only where the parts do not make it. */
export function initialName(record: Named | null) {
  const NameParts = record?.NameParts ?? { First: none, Middle: none, Last: none }
  const otherwise = (script: 'ar' | 'en') => {
    const full = record?.FullName[script] ?? ''
    return full === fullName(partsIn(NameParts, script)) ? '' : full
  }
  return { NameParts, FullName: { ar: otherwise('ar'), en: otherwise('en') } }
}

/** First, middle and last name in both scripts, and the full name of the passport where it is another. */
export function NameFields({ form, description }: { form: RecordFormState<any>; description: string }) {
  const t = useText('people')
  const parts = form.values.NameParts as PartsInBoth
  const made = (script: 'ar' | 'en') => fullName(partsIn(parts, script))
  return (
    <FieldGroup title={t('sections.name')} description={description}>
      <FieldRow>
        <TextField {...form.field('NameParts.First.ar')} label={t('fields.firstAr')} required />
        <TextField {...form.field('NameParts.Middle.ar')} label={t('fields.middleAr')} />
        <TextField {...form.field('NameParts.Last.ar')} label={t('fields.lastAr')} />
      </FieldRow>
      <FieldRow>
        <TextField {...form.field('NameParts.First.en')} label={t('fields.firstEn')} />
        <TextField {...form.field('NameParts.Middle.en')} label={t('fields.middleEn')} />
        <TextField {...form.field('NameParts.Last.en')} label={t('fields.lastEn')} />
      </FieldRow>
      <FieldRow>
        <TextField
          {...form.field('FullName.ar')}
          label={t('fields.passportNameAr')}
          placeholder={made('ar')}
          description={t('passportNameHint')}
        />
        <TextField
          {...form.field('FullName.en')}
          label={t('fields.passportNameEn')}
          placeholder={made('en')}
          description={t('passportNameHint')}
        />
      </FieldRow>
    </FieldGroup>
  )
}
