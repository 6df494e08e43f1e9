import { useCall } from '#platform/web/data.ts'
import { SelectField, CheckboxField } from '#platform/web/forms/fields/ChoiceFields.tsx'
import { useFormat, usePick } from '#platform/web/format.tsx'
import { SearchInput } from '#platform/web/tables/address/SearchInput.tsx'
import { useText } from '#platform/web/text.ts'
import { registrationCalls as calls } from '../../../contract/calls.ts'
import classes from './UpcomingFilters.module.css'

export const noFilters = { search: '', category: 0, language: '', month: '', seats: false, sort: 'StartDate' }
type Filters = { search: string; category: number; language: string; month: string; seats: boolean; sort: string }

/** One line of filters over the cards; only what occurs among the upcoming classes is offered. */
export function UpcomingFilters({ values, onChange }: { values: Filters; onChange: (some: Partial<Filters>) => void }) {
  const t = useText('registration')
  const format = useFormat()
  const pick = usePick()
  const { data } = useCall(calls.getUpcomingFilters, {}, { freshFor: 60_000 })
  const counted = (label: string, count: number) => `${label} (${format.number(count)})`
  return (
    <div className={classes['bar']} role="search">
      <div className={classes['search']}>
        <SearchInput value={values.search} onChange={(search) => onChange({ search })} label={t('upcoming.search')} />
      </div>
      <SelectField
        aria-label={t('fields.category')}
        placeholder={t('upcoming.allCategories')}
        value={values.category || null}
        onChange={(category) => onChange({ category: category ?? 0 })}
        options={(data?.Categories ?? []).map((each) => ({
          value: each.ID,
          label: counted(pick(each.Name), each.Count),
        }))}
      />
      <SelectField
        aria-label={t('fields.month')}
        placeholder={t('upcoming.allMonths')}
        value={values.month || null}
        onChange={(month) => onChange({ month: month ?? '' })}
        options={(data?.Months ?? []).map((each) => ({
          value: each.Month,
          label: counted(format.month(`${each.Month}-01`), each.Count),
        }))}
      />
      <SelectField
        aria-label={t('fields.language')}
        placeholder={t('upcoming.allLanguages')}
        value={values.language || null}
        onChange={(language) => onChange({ language: language ?? '' })}
        options={(data?.Languages ?? []).map((each) => ({
          value: each.Code,
          label: counted(pick(each.Name), each.Count),
        }))}
      />
      <SelectField
        aria-label={t('upcoming.sort')}
        value={values.sort}
        onChange={(sort) => onChange({ sort: sort ?? 'StartDate' })}
        required
        options={(['StartDate', 'Fee', 'CourseName'] as const).map((value) => ({
          value,
          label: t(`upcoming.sorts.${value}`),
        }))}
      />
      <CheckboxField
        value={values.seats}
        onChange={(seats) => onChange({ seats: seats ?? false })}
        label={t('upcoming.withSeats')}
      />
    </div>
  )
}
