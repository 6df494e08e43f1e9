import { Code, Localized, Typed, useFormat } from '#platform/web/format.tsx'
import { useLanguage, useText } from '#platform/web/text.ts'
import { KeyValues } from '#platform/web/ui/KeyValues.tsx'
import type { Wishes } from '../person/WishesFields.tsx'
import type { Mandatory, UpcomingClass } from '../wire.ts'

/** What is about to be sent, to be read once more. */
export function ReviewStep({
  row,
  dates,
  person,
  wishes,
  payer,
}: {
  row: UpcomingClass
  dates: string
  person: Mandatory
  wishes: Wishes
  payer: string | null
}) {
  const t = useText('registration')
  const format = useFormat()
  const arabic = useLanguage() === 'ar'
  return (
    <KeyValues
      columns={2}
      items={[
        { label: t('fields.course'), value: <Localized text={row.CourseName} />, wide: true },
        { label: t('fields.class'), value: <Code>{row.ClassCode}</Code> },
        { label: t('fields.dates'), value: dates },
        { label: t('fields.fee'), value: row.Fee.Minor === 0 ? t('upcoming.free') : format.money(row.Fee) },
        {
          label: t('fields.payer'),
          value: wishes.PaidByOrganization && payer ? <bdi>{payer}</bdi> : t('register.paySelf'),
        },
        { label: t('fields.trainee'), value: <Typed>{(arabic && person.NameAr) || person.NameEn}</Typed> },
        { label: t('fields.mobile'), value: <Code>{person.Mobile}</Code> },
        {
          label: t('fields.accommodation'),
          value: wishes.NeedsAccommodation
            ? wishes.RoomType
              ? t(`roomTypes.${wishes.RoomType}`)
              : t('travel.needs')
            : t('travel.needsNot'),
        },
        wishes.Notes !== '' && { label: t('register.notes'), value: <Typed>{wishes.Notes}</Typed>, wide: true },
      ]}
    />
  )
}
