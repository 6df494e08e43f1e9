import { documentPage, type Drawn } from '#platform/web/documents/documentPage.tsx'
import { Code, Localized, nothing, Typed, useFormat } from '#platform/web/format.tsx'
import { PrintFacts, PrintTable } from '#platform/web/print/PrintTable.tsx'
import type organizationProfile from './document.ts'
import { ar } from './words/ar.ts'
import { en } from './words/en.ts'
import { fr } from './words/fr.ts'

type Shown = Drawn<typeof organizationProfile, typeof ar>
type Organization = Shown['Content']['Organization']

export default documentPage<typeof organizationProfile, typeof ar>({
  words: { ar, en, fr },
  head: ({ Content }, word) => ({ reference: Content.Organization.Code, referenceLabel: word('organizationCode') }),
  Body: Profile,
})

function Profile({ Content: { Organization: one, People, PeopleInAll }, t }: Shown) {
  const format = useFormat()
  const address = [one.Address1, one.Address2].filter(Boolean)
  const facts = [
    [t('name'), <Localized key="name" text={one.Name} />],
    [
      t('address'),
      address.length > 0 && (
        <span key="address">
          {address.map((line) => (
            <div key={line}>
              <Typed>{line}</Typed>
            </div>
          ))}
        </span>
      ),
    ],
    [t('city'), one.City && <Typed>{one.City}</Typed>],
    [t('zip'), one.Zip && <Code>{one.Zip}</Code>],
    [t('country'), one.CountryName && <Localized text={one.CountryName} />],
    [t('creditApproved'), t(one.CreditApproved ? 'yes' : 'no')],
    [t('people'), format.number(PeopleInAll)],
  ] as const
  return (
    <>
      <PrintFacts items={facts.filter(([, value]) => value)} />
      {one.Contacts.length > 0 && (
        <PrintTable<Organization['Contacts'][number]>
          caption={t('contactPeople')}
          rows={one.Contacts}
          columns={[
            {
              key: 'name',
              label: t('name'),
              cell: (row) => (
                <>
                  <Typed>{row.Name}</Typed>
                  {row.IsMain && one.Contacts.length > 1 && ` (${t('main')})`}
                </>
              ),
            },
            {
              key: 'job',
              label: t('jobTitle'),
              cell: (row) => (row.JobTitle ? <Typed>{row.JobTitle}</Typed> : nothing),
            },
            { key: 'email', label: t('email'), cell: (row) => (row.Email ? <Code isLong>{row.Email}</Code> : nothing) },
            { key: 'phone', label: t('phone'), cell: (row) => (row.Phone ? <Code>{row.Phone}</Code> : nothing) },
          ]}
        />
      )}
      {People.length > 0 && (
        <PrintTable<Shown['Content']['People'][number]>
          caption={t('people')}
          rows={People}
          columns={[
            { key: 'code', label: t('traineeCode'), width: '28mm', cell: (row) => <Code>{row.Code}</Code> },
            { key: 'name', label: t('name'), cell: (row) => <Localized text={row.FullName} /> },
            {
              key: 'job',
              label: t('jobTitle'),
              cell: (row) => (row.JobTitle ? <Typed>{row.JobTitle}</Typed> : nothing),
            },
            { key: 'mobile', label: t('mobile'), cell: (row) => (row.Mobile ? <Code>{row.Mobile}</Code> : nothing) },
          ]}
        />
      )}
      {PeopleInAll > People.length && (
        <p>{t('firstOf', { shown: format.number(People.length), all: format.number(PeopleInAll) })}</p>
      )}
    </>
  )
}
