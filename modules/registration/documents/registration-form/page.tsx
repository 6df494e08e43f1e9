import { documentPage, type Drawn } from '#platform/web/documents/documentPage.tsx'
import { Code, Localized, Sep, Typed, useFormat, usePick } from '#platform/web/format.tsx'
import { PrintFacts, PrintText, Signatures } from '#platform/web/print/PrintTable.tsx'
import type registrationForm from './document.ts'
import { ar } from './words/ar.ts'
import { en } from './words/en.ts'
import { fr } from './words/fr.ts'

type Shown = Drawn<typeof registrationForm, typeof ar>

export default documentPage<typeof registrationForm, typeof ar>({
  words: { ar, en, fr },
  head: ({ Content }, word) => ({ reference: Content.RegistrationCode, referenceLabel: word('number') }),
  Body: Form,
})

function Form(shown: Shown) {
  const { Content: one, t } = shown
  return (
    <>
      <ClassFacts {...shown} />
      <h2>{t('trainee')}</h2>
      <PersonFacts {...shown} />
      <h2>{t('wishes')}</h2>
      <WishFacts {...shown} />
      {one.Notes !== '' && (
        <PrintText title={t('notes')}>
          <Typed>{one.Notes}</Typed>
        </PrintText>
      )}
      <p>{t('declaration')}</p>
      <Signatures
        items={[{ role: t('traineeSigns'), name: <Localized text={one.TraineeName} /> }, { role: t('academySigns') }]}
      />
    </>
  )
}

function ClassFacts({ Content: one, t }: Shown) {
  const format = useFormat()
  return (
    <PrintFacts
      items={[
        [t('course'), <Localized key="course" text={one.CourseName} />],
        [t('class'), <Code key="class">{one.ClassCode}</Code>],
        [t('dates'), format.dayRange(one.StartDate, one.EndDate)],
        [t('hours'), format.number(one.Hours)],
        [
          t('place'),
          <span key="place">
            {t(`places.${one.Place}`)}
            {one.ClassRoomName && (
              <>
                <Sep />
                <Localized text={one.ClassRoomName} />
              </>
            )}
          </span>,
        ],
        [t('fee'), one.Fee.Minor === 0 ? t('free') : format.money(one.Fee)],
        [t('payer'), one.PayerName ? <Localized key="payer" text={one.PayerName} /> : t('payerSelf')],
        [t('submittedAt'), format.dateTime(one.SubmittedAt)],
      ]}
    />
  )
}

function PersonFacts({ Content: one, t }: Shown) {
  const format = useFormat()
  return (
    <PrintFacts
      items={[
        [t('nameAr'), <Typed key="ar">{one.TraineeName.ar ?? ''}</Typed>],
        [t('nameEn'), <Typed key="en">{one.TraineeName.en ?? ''}</Typed>],
        [t('traineeCode'), <Code key="code">{one.TraineeCode}</Code>],
        [t('gender'), one.Gender && t(`genders.${one.Gender as 'male'}`)],
        [t('birthDate'), format.day(one.BirthDate)],
        [t('nationality'), <Localized key="nationality" text={one.NationalityName} />],
        [t('passport'), one.PassportEnding && <Code key="passport">{`•••${one.PassportEnding}`}</Code>],
        [t('passportExpiresOn'), format.day(one.PassportExpiresOn)],
        [t('mobile'), one.Mobile && <Code key="mobile">{one.Mobile}</Code>],
        [t('email'), one.Email && <Code key="email">{one.Email}</Code>],
        [t('workEmail'), one.WorkEmail && <Code key="work">{one.WorkEmail}</Code>],
        [t('jobTitle'), one.JobTitle && <Typed key="job">{one.JobTitle}</Typed>],
      ]}
    />
  )
}

function WishFacts({ Content: one, t }: Shown) {
  const format = useFormat()
  const pick = usePick()
  return (
    <PrintFacts
      items={[
        [t('accommodation'), t(one.NeedsAccommodation ? 'yes' : 'no')],
        [t('travel'), t(one.NeedsTravel ? 'yes' : 'no')],
        ...(one.NeedsAccommodation
          ? ([
              [t('roomType'), <Localized key="room" text={one.RoomTypeName} />],
              [t('nights'), one.Nights === null ? null : format.number(one.Nights)],
            ] as const)
          : []),
        ...(one.Extras.length > 0 ? ([[t('extras'), format.list(one.Extras.map((each) => pick(each)))]] as const) : []),
      ]}
    />
  )
}
