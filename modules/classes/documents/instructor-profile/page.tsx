import { documentPage, type Drawn } from '#platform/web/documents/documentPage.tsx'
import { Code, Localized, nothing, Typed, useFormat, usePick } from '#platform/web/format.tsx'
import { PrintFacts, PrintTable, PrintText } from '#platform/web/print/PrintTable.tsx'
import type instructorProfile from './document.ts'
import { ar } from './words/ar.ts'
import { en } from './words/en.ts'
import { fr } from './words/fr.ts'

type Shown = Drawn<typeof instructorProfile, typeof ar>
type Content = Shown['Content']
type Instructor = Content['Instructor']

export default documentPage<typeof instructorProfile, typeof ar>({
  words: { ar, en, fr },
  head: ({ Content }, word) => ({ reference: Content.Instructor.Code, referenceLabel: word('instructorCode') }),
  Body: Profile,
})

function Profile(shown: Shown) {
  return (
    <>
      <Facts {...shown} />
      <Written {...shown} />
      <Lists {...shown} />
      <Work {...shown} />
    </>
  )
}

/** What the record does not say is left out. */
function Facts({ Content: { Instructor: one }, t }: Shown) {
  const format = useFormat()
  const pick = usePick()
  const names = (chosen: Instructor['Areas']) => chosen.length > 0 && format.list(chosen.map(({ Name }) => pick(Name)))
  const marks = [one.IsExaminer && t('examiner'), one.IsPracticalAssessor && t('assessor')].filter(
    (mark) => mark !== false,
  )
  const all = [
    [t('name'), <Localized key="name" text={one.FullName} />],
    [t('titleOf'), one.TitleName && <Localized text={one.TitleName} />],
    [t('nationality'), one.NationalityName && <Localized text={one.NationalityName} />],
    [t('country'), one.CountryName && <Localized text={one.CountryName} />],
    [t('email'), one.Email && <Code>{one.Email}</Code>],
    [t('workEmail'), one.WorkEmail && <Code>{one.WorkEmail}</Code>],
    [t('mobile'), one.Mobile && <Code>{one.Mobile}</Code>],
    [t('marks'), marks.length > 0 && format.list(marks)],
    [t('sectors'), names(one.Sectors) || (one.IndustrySectorName && <Localized text={one.IndustrySectorName} />)],
    [t('areas'), names(one.Areas)],
    [t('languages'), names(one.Languages)],
  ] as const
  return <PrintFacts items={all.filter(([, value]) => value)} />
}

function Written({ Content: { Instructor: one }, t }: Shown) {
  const pick = usePick()
  return (
    <>
      {pick(one.Biography) && (
        <PrintText title={t('biography')}>
          <Localized text={one.Biography} />
        </PrintText>
      )}
      {one.WorkExperience && (
        <PrintText title={t('workExperience')}>
          <Typed>{one.WorkExperience}</Typed>
        </PrintText>
      )}
    </>
  )
}

function Lists({ Content: { Instructor: one }, t }: Shown) {
  const format = useFormat()
  const typed = (value: string) => (value ? <Typed>{value}</Typed> : nothing)
  return (
    <>
      {one.Contacts.length > 0 && (
        <PrintTable<Instructor['Contacts'][number]>
          caption={t('contacts')}
          rows={one.Contacts}
          columns={[
            { key: 'type', label: t('type'), cell: (row) => <Localized text={row.TypeName} /> },
            { key: 'value', label: t('value'), cell: (row) => <Code isLong>{row.Value}</Code> },
          ]}
        />
      )}
      {one.Education.length > 0 && (
        <PrintTable<Instructor['Education'][number]>
          caption={t('education')}
          rows={one.Education}
          columns={[
            { key: 'degree', label: t('degree'), cell: (row) => <Localized text={row.DegreeName} /> },
            { key: 'subject', label: t('subject'), cell: (row) => typed(row.Subject) },
            { key: 'institution', label: t('institution'), cell: (row) => typed(row.Institution) },
            { key: 'year', label: t('year'), align: 'end', cell: (row) => format.count(row.Year) },
          ]}
        />
      )}
      {one.Obtained.length > 0 && (
        <PrintTable<Instructor['Obtained'][number]>
          caption={t('obtained')}
          rows={one.Obtained}
          columns={[
            { key: 'title', label: t('courseTitle'), cell: (row) => typed(row.Title) },
            { key: 'provider', label: t('provider'), cell: (row) => typed(row.Provider) },
            { key: 'year', label: t('year'), align: 'end', cell: (row) => format.count(row.Year) },
          ]}
        />
      )}
    </>
  )
}

function Work({ Content: { Courses, Classes }, t }: Shown) {
  const format = useFormat()
  return (
    <>
      {Courses.length > 0 && (
        <PrintTable<Content['Courses'][number]>
          caption={t('courses')}
          rows={Courses}
          columns={[
            { key: 'code', label: t('courseCode'), width: '30mm', cell: (row) => <Code>{row.Code}</Code> },
            { key: 'name', label: t('course'), cell: (row) => <Localized text={row.Name} /> },
            { key: 'hours', label: t('hours'), align: 'end', cell: (row) => format.number(row.Hours) },
          ]}
        />
      )}
      {Classes.length > 0 && (
        <PrintTable<Content['Classes'][number]>
          caption={t('classes')}
          rows={Classes}
          columns={[
            { key: 'code', label: t('classCode'), width: '30mm', cell: (row) => <Code>{row.Code}</Code> },
            { key: 'course', label: t('course'), cell: (row) => <Localized text={row.CourseName} /> },
            { key: 'dates', label: t('dates'), cell: (row) => format.dayRange(row.StartDate, row.EndDate) },
            {
              key: 'roles',
              label: t('role'),
              cell: (row) => format.list(row.Roles.map((role) => t(`roles.${role}`))),
            },
            { key: 'state', label: t('state'), cell: (row) => t(`states.${row.State}`) },
          ]}
        />
      )}
    </>
  )
}
