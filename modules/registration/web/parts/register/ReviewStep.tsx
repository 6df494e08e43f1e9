import { lookupsCalls } from '#modules/lookups/contract/calls.ts'
import { useCall } from '#platform/web/data.ts'
import { Code, Localized, Typed, useFormat, usePick } from '#platform/web/format.tsx'
import { useLanguage, useText } from '#platform/web/text.ts'
import { KeyValues } from '#platform/web/ui/KeyValues.tsx'
import { useKit } from '#platform/web/ui/useKit.ts'
import { useStayWords } from '../person/extra-words.ts'
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
  const words = useText('registration/standing')
  const format = useFormat()
  const pick = usePick()
  const kit = useKit()
  const stay = useStayWords()
  const types = useCall(lookupsCalls.getLookupOptions, { Lookup: 'RoomType' }, { freshFor: 60_000 })
  const extras = useCall(lookupsCalls.getLookupOptions, { Lookup: 'AdditionalFacility' }, { freshFor: 60_000 })
  const chosenExtras = (extras.data?.Items ?? []).filter(({ ID }) => wishes.ExtraIDs.includes(ID))
  const type = types.data?.Items.find(({ ID }) => ID === wishes.RoomTypeID)
  const arabic = useLanguage() === 'ar'
  return (
    <KeyValues
      columns={2}
      items={[
        { label: t('fields.course'), value: <Localized text={row.CourseName} />, wide: true },
        { label: t('fields.class'), value: <Code>{row.ClassCode}</Code> },
        { label: t('fields.dates'), value: dates },
        { label: t('fields.fee'), value: row.Fee.Minor === 0 ? t('upcoming.free') : format.money(row.Fee) },
        wishes.TraineeBudget !== null && {
          label: t('fields.traineeBudget'),
          value: format.money({ Minor: wishes.TraineeBudget, Currency: row.Fee.Currency }),
        },
        wishes.CourseBudget !== null && {
          label: words('budget.course'),
          value: format.money({ Minor: wishes.CourseBudget, Currency: row.Fee.Currency }),
        },
        {
          label: t('fields.payer'),
          value: wishes.PaidByOrganization && payer ? <bdi>{payer}</bdi> : t('register.paySelf'),
        },
        { label: t('fields.trainee'), value: <Typed>{(arabic && person.NameAr) || person.NameEn}</Typed> },
        { label: t('fields.mobile'), value: <Code>{person.Mobile}</Code> },
        {
          label: t('fields.accommodation'),
          value: stay({ ...wishes, RoomTypeName: type?.Name ?? null }),
        },
        wishes.NeedsTravel && { label: t('register.travelWish'), value: kit('yes') },
        chosenExtras.length > 0 && {
          label: t('fields.extras'),
          value: format.list(chosenExtras.map(({ Name }) => pick(Name))),
          wide: true,
        },
        wishes.Notes !== '' && { label: t('register.notes'), value: <Typed>{wishes.Notes}</Typed>, wide: true },
      ]}
    />
  )
}
