import { documentPage, type Drawn } from '#platform/web/documents/documentPage.tsx'
import { Code, Localized, Typed, useFormat, usePick } from '#platform/web/format.tsx'
import { PrintFacts } from '#platform/web/print/PrintTable.tsx'
import type registrationInvitation from './document.ts'
import { ar } from './words/ar.ts'
import { en } from './words/en.ts'
import { fr } from './words/fr.ts'

type Shown = Drawn<typeof registrationInvitation, typeof ar>

export default documentPage<typeof registrationInvitation, typeof ar>({
  words: { ar, en, fr },
  head: ({ Content }, word) => ({
    reference: Content.RegistrationCode,
    referenceLabel: word('number'),
    day: Content.IssuedOn,
  }),
  Body: Letter,
})

function Letter({ Content: one, Letterhead, t }: Shown) {
  const format = useFormat()
  const pick = usePick()
  const gender = one.Gender as 'male' | 'female'
  return (
    <>
      <p>{t('toWhom')}</p>
      <p>
        {t(`invites.${gender}`, {
          academy: pick(Letterhead.AcademyName),
          course: pick(one.CourseName),
          dates: format.dayRange(one.StartDate, one.EndDate),
        })}
      </p>
      <PrintFacts
        items={[
          [t('nameAr'), <Typed key="ar">{one.FullName.ar ?? ''}</Typed>],
          [t('nameEn'), <Typed key="en">{one.FullName.en ?? ''}</Typed>],
          [t('passportNumber'), <Code key="number">{one.PassportNumber}</Code>],
          [t('passportExpiresOn'), format.day(one.PassportExpiresOn)],
          [t('nationality'), <Localized key="nationality" text={one.NationalityName} />],
          [t('birthDate'), format.day(one.BirthDate)],
          [t('gender'), t(`genders.${gender}`)],
          [t('class'), <Code key="class">{one.ClassCode}</Code>],
        ]}
      />
      <p>{t(`asks.${gender}`)}</p>
      <p>{t('regards')}</p>
    </>
  )
}
