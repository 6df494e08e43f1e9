import type { Output } from '#platform/shared/call.ts'
import { Code, Localized, Sep, Typed } from '#platform/web/format.tsx'
import type { peopleCalls } from '../../../contract/calls.ts'
import type { FieldWords, Sayings } from './two-records.ts'

type FieldOfBoth = 'Name' | 'Account' | 'Title' | 'Nationality' | 'Country' | 'Mobile' | 'WorkEmail'
type RecordOfBoth = Pick<
  Output<typeof peopleCalls.getTrainee>,
  'FullName' | 'Email' | 'AccountState' | 'TitleName' | 'NationalityName' | 'CountryName' | 'Mobile' | 'WorkEmail'
>

/** The fields of a merge that every kind of person has, as the forms call them. */
export function fieldsOfBoth({ t, own, format }: Sayings): FieldWords<FieldOfBoth, RecordOfBoth> {
  return {
    labels: {
      Name: t('fields.name'),
      Account: own('account'),
      Title: t('fields.title'),
      Nationality: t('fields.nationality'),
      Country: t('fields.country'),
      Mobile: t('fields.mobile'),
      WorkEmail: t('fields.workEmail'),
    },
    values: {
      Name: ({ FullName }) => <Typed>{format.joined([FullName.ar, FullName.en].flatMap((name) => name || []))}</Typed>,
      Account: ({ Email, AccountState }) => (
        <>
          <Code>{Email}</Code>
          <Sep />
          {t(`accountStates.${AccountState ?? 'none'}`)}
        </>
      ),
      Title: ({ TitleName }) => TitleName && <Localized text={TitleName} />,
      Nationality: ({ NationalityName }) => NationalityName && <Localized text={NationalityName} />,
      Country: ({ CountryName }) => CountryName && <Localized text={CountryName} />,
      Mobile: ({ Mobile }) => Mobile && <Code>{Mobile}</Code>,
      WorkEmail: ({ WorkEmail }) => WorkEmail && <Code>{WorkEmail}</Code>,
    },
  }
}
