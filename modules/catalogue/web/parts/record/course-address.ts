import { href } from '#platform/web/href.ts'

/** The published address of a course; with `true` at its end it is a diploma's. */
export const coursePage = '/Setting/Course-Edit/:ID?/:IsDeplom'
export const courseAt = (ID: number) => ({ ID, IsDeplom: 'false' }) as const

/** A course's page: a tab of it, or with `edit` its form. */
export const courseHref = (ID: number, search: Readonly<Record<string, string | number | boolean>> = {}): string =>
  href(coursePage, courseAt(ID), search)
