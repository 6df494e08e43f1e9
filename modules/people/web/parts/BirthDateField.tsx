import { useState } from 'react'
import { dayOf } from '#platform/shared/values/dates.ts'
import { DayField, type DayFieldProps } from '#platform/web/forms/fields/DayFields.tsx'

/** When somebody was born: not after today, so that a year of two digits is one of the past. */
export function BirthDateField(props: Omit<DayFieldProps, 'min' | 'max'>) {
  const [today] = useState(() => dayOf(new Date()))
  return <DayField {...props} max={today} />
}
