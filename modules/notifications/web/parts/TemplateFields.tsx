import { useCall } from '#platform/web/data.ts'
import { MergeTexts } from '#platform/web/forms/merge-text/MergeTexts.tsx'
import type { RecordFormState } from '#platform/web/forms/useRecordForm.ts'
import { useLanguage, useText } from '#platform/web/text.ts'
import { AfterAWhile, LinesSkeleton } from '#platform/web/ui/states/QueryView.tsx'
import { notificationsCalls as calls } from '../../contract/calls.ts'
import { markName } from './mark-names.ts'
import type { Template, Wording } from './template.ts'

interface TemplateFieldsProps extends Pick<Template, 'Marks'> {
  readonly form: Pick<RecordFormState<Wording>, 'field' | 'setValue'>
  /** What is said of the merge fields. */
  readonly help: string
  /** What its title and text are called, if they are no letter's. */
  readonly words?: { readonly title: string; readonly body: string }
  readonly mayChange: boolean
}

/**
 * The words of a letter in three languages side by side, above them the merge fields that it may hold. They come once the pictures
 * are known: an editor that gets others is made anew, and the cursor and what stands below it are no longer where they were.
 */
export function TemplateFields({ form, Marks, help, words, mayChange }: TemplateFieldsProps) {
  const t = useText('notifications')
  const language = useLanguage()
  const found = useCall(calls.getLetterPictures, {})
  if (found.isPending)
    return (
      <AfterAWhile>
        <LinesSkeleton />
      </AfterAWhile>
    )
  return (
    <MergeTexts
      form={form as Pick<RecordFormState, 'field' | 'setValue'>}
      fields={Marks.map(({ Name, IsNeeded }) => ({ name: Name, label: markName(Name, language), isNeeded: IsNeeded }))}
      pictures={(found.data?.Items ?? []).map(({ Place, Address }) => ({ place: Place, address: Address }))}
      words={{
        fields: t('templates.marks'),
        help,
        insert: (mark) => t('templates.insert', { mark }),
        title: t('templates.title'),
        body: t('templates.body'),
        ...words,
      }}
      mayChange={mayChange}
    />
  )
}
