import { useState } from 'react'
import { today } from '#platform/web/start/zone.ts'
import { DayField, type DayFieldProps } from '#platform/web/forms/fields/DayFields.tsx'

/** When somebody was born: not after today, so that a year of two digits is one of the past. */
export function BirthDateField(props: Omit<DayFieldProps, 'min' | 'max'>) {
  const [now] = useState(today)
  return <DayField {...props} max={now} />
}
