import type { ReactNode } from 'react'
import type { Output } from '#platform/shared/call.ts'
import { Code, Localized, Sep, Typed, useFormat, usePick } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { FileLink } from '#platform/web/ui/files/FileLink.tsx'
import { KeyValues } from '#platform/web/ui/KeyValues.tsx'
import { Section } from '#platform/web/ui/Page.tsx'
import type { peopleCalls } from '../../contract/calls.ts'
import classes from './PersonLists.module.css'

type Instructor = Output<typeof peopleCalls.getInstructor>
type Lists = Partial<
  Pick<Instructor, 'Contacts' | 'Education' | 'Languages' | 'Areas' | 'Sectors' | 'Attachments' | 'WorkExperience'> & {
    readonly facts: readonly { readonly label: string; readonly value: ReactNode }[]
  }
>

const lines = (items: readonly ReactNode[]) => (
  <ul className={classes['lines']}>
    {items.map((item, at) => (
      <li key={at}>{item}</li>
    ))}
  </ul>
)

/** What somebody gave of themselves beyond the academy's own form; nothing where there is nothing. */
export function PersonLists({ facts = [], ...lists }: Lists) {
  const t = useText('people')
  const format = useFormat()
  const pick = usePick()
  const { Contacts = [], Education = [], Attachments = [], WorkExperience = '' } = lists
  const further = Contacts.filter((contact) => contact.ID !== null)
  const chosen = (['Languages', 'Areas', 'Sectors'] as const).filter((key) => (lists[key] ?? []).length > 0)
  const known = facts.filter((fact) => Boolean(fact.value))
  const items = [
    ...known,
    ...chosen.map((key) => ({
      label: t(`lists.${key}`),
      value: <bdi>{format.list(lists[key]!.map((each) => pick(each.Name)))}</bdi>,
    })),
    further.length > 0 && {
      label: t('lists.Contacts'),
      value: lines(
        further.map((contact) => (
          <>
            <Localized text={contact.TypeName ?? {}} /> <Code>{contact.Value}</Code>
          </>
        )),
      ),
      wide: true,
    },
    Education.length > 0 && {
      label: t('lists.Education'),
      value: lines(
        Education.map((each) => (
          <>
            <Localized text={each.DegreeName} />
            <Sep />
            <Typed>{each.Subject}</Typed>
            {each.Institution && (
              <>
                <Sep />
                <Typed>{each.Institution}</Typed>
              </>
            )}
            {each.Year !== null && `${format.separator}${format.digits(each.Year)}`}
          </>
        )),
      ),
      wide: true,
    },
    WorkExperience !== '' && { label: t('lists.WorkExperience'), value: <Typed>{WorkExperience}</Typed>, wide: true },
    Attachments.length > 0 && {
      label: t('lists.Attachments'),
      value: lines(
        Attachments.map((each) => (
          <span key={each.ID} className={classes['file']}>
            <Typed>{each.Title}</Typed>
            <FileLink id={each.FileID} name={each.FileName} size={each.Bytes} />
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
