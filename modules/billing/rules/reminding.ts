import { addDays, type Day } from '#platform/shared/values/dates.ts'

/** While an invoice stays past its due day, whoever owes it is reminded again after so many days: with each age of the statement. */
const remindsEvery = 30

/** Whoever was reminded on this day or before is reminded again today. */
export const lastReminder = (today: Day): Day => addDays(today, -remindsEvery)
