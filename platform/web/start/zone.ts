import { dayOf, defaultTimeZone, type Day } from '#platform/shared/values/dates.ts'

/** The academy's time zone, as the server wrote it at the head of the page; it writes nothing of the usual one. */
export const zone = (): string => globalThis.document?.documentElement.dataset['zone'] ?? defaultTimeZone

/** The day that it is at the academy. */
export const today = (): Day => dayOf(new Date(), zone())
