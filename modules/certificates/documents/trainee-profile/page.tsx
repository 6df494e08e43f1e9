import { documentPage, type Drawn } from '#platform/web/documents/documentPage.tsx'
import { Code, DayText, Localized, nothing, Typed, useFormat } from '#platform/web/format.tsx'
import { PrintFacts, PrintTable } from '#platform/web/print/PrintTable.tsx'
import type traineeProfile from './document.ts'
import { ar } from './words/ar.ts'
import { en } from './words/en.ts'
import { fr } from './words/fr.ts'

type Shown = Drawn<typeof traineeProfile, typeof ar>
type Trainee = Shown['Content']['Trainee']

export default documentPage<typeof traineeProfile, typeof ar>({
  words: { ar, en, fr },
  head: ({ Content }, word) => ({ reference: Content.Trainee.Code, referenceLabel: word('traineeCode') }),
  Body: Profile,
})

function Profile(shown: Shown) {
  const { Content, t } = shown
  const format = useFormat()
  const { Trainee: one, Courses } = Content
  return (
    <>
      <Facts {...shown} />
      {one.Contacts.length > 0 && (
        <PrintTable<Trainee['Contacts'][number]>
          caption={t('contacts')}
          rows={one.Contacts}
          columns={[
            { key: 'type', label: t('type'), cell: (row) => <Localized text={row.TypeName} /> },
            { key: 'value', label: t('value'), cell: (row) => <Code isLong>{row.Value}</Code> },
          ]}
        />
      )}
      {one.Education.length > 0 && (
        <PrintTable<Trainee['Education'][number]>
          caption={t('education')}
          rows={one.Education}
          columns={[
            { key: 'degree', label: t('degree'), cell: (row) => <Localized text={row.DegreeName} /> },
            { key: 'subject', label: t('subject'), cell: (row) => <Typed>{row.Subject}</Typed> },
            { key: 'institution', label: t('institution'), cell: (row) => <Typed>{row.Institution}</Typed> },
            { key: 'year', label: t('year'), align: 'end', cell: (row) => format.count(row.Year) },
          ]}
        />
      )}
      {Courses.length > 0 && (
        <PrintTable<(typeof Courses)[number]>
          caption={t('courses')}
          rows={Courses}
          columns={[
            { key: 'course', label: t('course'), cell: (row) => <Localized text={row.CourseName} /> },
            { key: 'class', label: t('classCode'), cell: (row) => <Code>{row.ClassCode}</Code> },
            { key: 'dates', label: t('dates'), cell: (row) => format.dayRange(row.StartDate, row.EndDate) },
            {
              key: 'outcome',
              label: t('outcome'),
              cell: (row) => (row.Passed === null ? t('none') : t(row.Passed ? 'passed' : 'notPassed')),
            },
            {
              key: 'certificates',
              label: t('certificates'),
              cell: (row) =>
                row.Certificates.length === 0
                  ? nothing
                  : row.Certificates.map(({ Serial }) => (
                      <div key={Serial}>
                        <Code>{Serial}</Code>
                      </div>
                    )),
            },
          ]}
        />
      )}
    </>
  )
}

/** What the record does not say, or the reader may not know, is left out. */
function Facts({ Content: { Trainee: one }, t }: Shown) {
  const all = [
    [t('name'), <Localized key="name" text={one.FullName} />],
    [t('titleOf'), one.TitleName && <Localized text={one.TitleName} />],
    [t('gender'), one.Gender && t(`genders.${one.Gender}`)],
    [t('birthDate'), one.BirthDate && <DayText day={one.BirthDate} />],
    [t('nationality'), one.NationalityName && <Localized text={one.NationalityName} />],
    [t('country'), one.CountryName && <Localized text={one.CountryName} />],
    [t('maritalStatus'), one.MaritalStatusName && <Localized text={one.MaritalStatusName} />],
    [t('jobTitle'), one.JobTitle && <Typed>{one.JobTitle}</Typed>],
    [t('employer'), one.Employer && <Typed>{one.Employer}</Typed>],
    [t('organization'), one.OrganizationName && <Localized text={one.OrganizationName} />],
    [t('email'), one.Email && <Code>{one.Email}</Code>],
    [t('workEmail'), one.WorkEmail && <Code>{one.WorkEmail}</Code>],
    [t('mobile'), one.Mobile && <Code>{one.Mobile}</Code>],
    [t('passport'), one.PassportEnding && <Code>{`•••${one.PassportEnding}`}</Code>],
    [t('passportExpiresOn'), one.PassportExpiresOn && <DayText day={one.PassportExpiresOn} />],
    [t('visaKind'), one.VisaKind && <Typed>{one.VisaKind}</Typed>],
    [t('visaNumber'), one.VisaNumber && <Code>{one.VisaNumber}</Code>],
    [t('visaExpiresOn'), one.VisaExpiresOn && <DayText day={one.VisaExpiresOn} />],
  ] as const
  return <PrintFacts items={all.filter(([, value]) => value)} />
}
