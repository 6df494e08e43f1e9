import type { ReactNode } from 'react'
import type { Output } from '#platform/shared/call.ts'
import { Typed } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { ConfirmButton } from '#platform/web/ui/dialogs/Confirm.tsx'
import { FileLink } from '#platform/web/ui/files/FileLink.tsx'
import { KeyValues } from '#platform/web/ui/KeyValues.tsx'
import { Section } from '#platform/web/ui/Page.tsx'
import type { peopleCalls } from '../../contract/calls.ts'
import classes from './PersonLists.module.css'

type Instructor = Output<typeof peopleCalls.getInstructor>
type Given = Partial<Pick<Instructor, 'Attachments' | 'WorkExperience'>> & {
  readonly facts?: readonly { readonly label: string; readonly value: ReactNode }[]
  /** Deletes an attachment, by whoever may. */
  readonly onDelete?: (attachmentId: number) => Promise<unknown>
}

const lines = (items: readonly ReactNode[]) => (
  <ul className={classes['lines']}>
    {items.map((item, at) => (
      <li key={at}>{item}</li>
    ))}
  </ul>
)

/** What somebody gave of themselves beyond the academy's own form; nothing where there is nothing. */
export function PersonLists({ facts = [], Attachments = [], WorkExperience = '', onDelete }: Given) {
  const t = useText('people')
  const items = [
    ...facts.filter((fact) => Boolean(fact.value)),
    WorkExperience !== '' && { label: t('lists.WorkExperience'), value: <Typed>{WorkExperience}</Typed>, wide: true },
    Attachments.length > 0 && {
      label: t('lists.Attachments'),
      value: lines(
        Attachments.map((each) => (
          <span key={each.ID} className={classes['file']}>
            <Typed>{each.Title}</Typed>
            <FileLink id={each.FileID} name={each.FileName} size={each.Bytes} />
            {onDelete && (
              <ConfirmButton
                label={t('lists.deleteAttachment')}
                question={t('lists.deleteAttachmentAsk', { name: each.Title })}
                danger
                size="compact-xs"
                onConfirm={() => onDelete(each.ID)}
              />
            )}
          </span>
        )),
      ),
      wide: true,
    },
  ]
  if (items.every((item) => !item)) return null
  return (
    <Section title={t('lists.title')}>
      <KeyValues items={items} />
    </Section>
  )
}
