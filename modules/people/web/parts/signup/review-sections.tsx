import { fullName, partsIn } from '../../../rules/names.ts'
import type { ReactNode } from 'react'
import { Code, Sep, Typed, useFormat } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import type { ContactTyped } from '../../../rules/signup/contacts.ts'
import { neededContacts } from '../../../rules/signup/contacts.ts'
import type { Draft } from './draft.ts'
import classes from './Review.module.css'
import { ContactTypeWords, LookupWords, type ReviewSection, typed } from './Review.tsx'

type Values = Readonly<Record<string, any>>

const lines = (items: readonly ReactNode[]): ReactNode =>
  items.length === 0 ? null : items.map((item, at) => <div key={at}>{item}</div>)

/** Contacts and attachments, which several registrations have. */
function useShared(values: Values, draft: Draft) {
  const t = useText('signup')
  const contacts = (): ReviewSection => ({
    step: 'contacts',
    items: (values['Contacts'] as readonly ContactTyped[]).map(({ Type, Value }, at) => ({
      label: at < neededContacts.length ? t(`contacts.${Type as 'EMAIL'}`) : <ContactTypeWords code={Type} />,
      value: Value ? <Code>{Value}</Code> : null,
    })),
  })
  const attachments = (): ReviewSection => ({
    step: 'attachments',
    items: [
      {
        label: t('fields.Attachments'),
        wide: true,
        value: lines(
          (values['Attachments'] as readonly { FileID: number; Title: string }[]).map(({ FileID, Title }) => (
            <>
              <Typed>{Title}</Typed> <bdi className={classes['file']}>{draft.files[FileID]?.Name ?? ''}</bdi>
            </>
          )),
        ),
      },
    ],
  })
  return { contacts, attachments }
}

function useDegrees() {
  const format = useFormat()
  return (education: readonly Values[]): ReactNode =>
    lines(
      education.map((each) => (
        <>
          <LookupWords lookup="EducationDegree" ids={each['DegreeID']} />
          <Sep />
          <Typed>{each['Subject']}</Typed>
          {each['Institution'] ? (
            <>
              <Sep />
              <Typed>{each['Institution']}</Typed>
            </>
          ) : null}
          {Number.isFinite(each['Year']) && (
            <>
              <Sep />
              {format.count(each['Year'])}
            </>
          )}
        </>
      )),
    )
}

const nameIn = (values: Values, language: 'ar' | 'en') =>
  typed(
    ['FirstName', 'MiddleName', 'LastName']
      .map((part) => values[part][language] as string)
      .filter(Boolean)
      .join(' '),
  )

export function useTraineeReview(values: Values, draft: Draft): ReviewSection[] {
  const t = useText('signup')
  const people = useText('people')
  const format = useFormat()
  const degrees = useDegrees()
  const { contacts, attachments } = useShared(values, draft)
  return [
    {
      step: 'person',
      items: [
        { label: t('fields.fullAr'), value: nameIn(values, 'ar') },
        { label: t('fields.fullEn'), value: nameIn(values, 'en') },
        { label: t('fields.Title'), value: <LookupWords lookup="UserTitle" ids={values['TitleID']} /> },
        { label: t('fields.Gender'), value: values['Gender'] && people(`genders.${values['Gender'] as 'male'}`) },
        { label: t('fields.BirthDate'), value: values['BirthDate'] && format.day(values['BirthDate']) },
        { label: t('fields.Nationality'), value: <LookupWords lookup="Nationality" ids={values['NationalityID']} /> },
        { label: t('fields.Country'), value: <LookupWords lookup="Country" ids={values['CountryID']} /> },
        {
          label: t('fields.PassportNumber'),
          value: values['PassportNumber'] ? <Code>{values['PassportNumber']}</Code> : null,
        },
        {
          label: t('fields.PassportExpiresOn'),
          value: values['PassportExpiresOn'] && format.day(values['PassportExpiresOn']),
        },
      ],
    },
    contacts(),
    {
      step: 'education',
      items: [
        { label: t('fields.Education'), value: degrees(values['Education']), wide: true },
        { label: t('fields.JobTitle'), value: typed(values['JobTitle']) },
        { label: t('fields.Employer'), value: typed(values['Employer']) },
      ],
    },
    attachments(),
  ]
}

export function useOrganizationReview(values: Values, draft: Draft): ReviewSection[] {
  const t = useText('signup')
  const { attachments } = useShared(values, draft)
  const { ar, en, fr } = values['Name'] as { ar?: string; en?: string; fr?: string }
  return [
    {
      step: 'organization',
      items: [
        { label: t('fields.OrganizationName'), value: lines([ar, en, fr].filter(Boolean).map(typed)), wide: true },
        { label: t('fields.Address1'), value: lines([values['Address1'], values['Address2']].map(typed)) },
        { label: t('fields.City'), value: typed(values['City']) },
        { label: t('fields.OrganizationCountry'), value: <LookupWords lookup="Country" ids={values['CountryID']} /> },
      ],
    },
    {
      step: 'contactPerson',
      items: [
        { label: t('fields.ContactName'), value: typed(values['ContactName']) },
        { label: t('fields.ContactJobTitle'), value: typed(values['ContactJobTitle']) },
        {
          label: t('fields.ContactPhone'),
          value: values['ContactPhone'] ? <Code>{values['ContactPhone']}</Code> : null,
        },
        { label: t('fields.ContactEmail'), value: <Code>{draft.email}</Code> },
      ],
    },
    attachments(),
  ]
}

export function useInstructorReview(values: Values, draft: Draft): ReviewSection[] {
  const t = useText('signup')
  const degrees = useDegrees()
  const { contacts, attachments } = useShared(values, draft)
  return [
    {
      step: 'person',
      items: [
        { label: t('fields.fullAr'), value: typed(fullName(partsIn(values['NameParts'], 'ar'))) },
        { label: t('fields.fullEn'), value: typed(fullName(partsIn(values['NameParts'], 'en'))) },
        { label: t('fields.Title'), value: <LookupWords lookup="UserTitle" ids={values['TitleID']} /> },
        { label: t('fields.Nationality'), value: <LookupWords lookup="Nationality" ids={values['NationalityID']} /> },
        { label: t('fields.Country'), value: <LookupWords lookup="Country" ids={values['CountryID']} /> },
      ],
    },
    contacts(),
    {
      step: 'education',
      items: [
        { label: t('fields.Education'), value: degrees(values['Education']), wide: true },
        { label: t('fields.WorkExperience'), value: typed(values['WorkExperience']), wide: true },
      ],
    },
    {
      step: 'teaching',
      items: [
        { label: t('fields.Languages'), value: <LookupWords lookup="Language" ids={values['LanguageIDs']} /> },
        { label: t('fields.Areas'), value: <LookupWords lookup="CourseAreaOfStudy" ids={values['AreaIDs']} /> },
        { label: t('fields.Sectors'), value: <LookupWords lookup="IndustrySector" ids={values['SectorIDs']} /> },
      ],
    },
    attachments(),
  ]
}
